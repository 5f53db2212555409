import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { SiteFrame } from "./frame";
import { quickLinks } from "./navigation";

const link =
  "inline-flex min-h-8 items-center text-muted underline-offset-4 transition-colors duration-150 hover:text-ink hover:underline max-md:min-h-11";

/** Contact details, quick links and academic profiles (public spec §2, Site layout). */
export function SiteFooter({ frame }: { frame: SiteFrame }) {
  return (
    <footer className="mt-24 border-t border-line bg-surface font-sans text-sm print:hidden">
      <div className="mx-auto grid max-w-page gap-12 px-4 py-14 md:grid-cols-3 md:px-8">
        <ContactColumn frame={frame} />
        <Column title="Quick Links">
          <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-1 lg:grid-cols-2">
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} prefetch="intent" className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column title="Academic Profiles">
          <ul>
            {frame.profiles.map(({ platform, href }) => (
              <li key={platform}>
                {href ? (
                  <a href={href} rel="me noopener" className={link}>
                    {platform}
                  </a>
                ) : (
                  <span className={link}>{platform}</span>
                )}
              </li>
            ))}
          </ul>
        </Column>
      </div>
      <div className="mx-auto max-w-page px-4 md:px-8">
        <p className="border-t border-line py-6 text-xs text-muted">
          © {frame.year} {frame.name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

function ContactColumn({ frame: { name, contact } }: { frame: SiteFrame }) {
  return (
    <Column title="Contact">
      <address className="space-y-1 text-muted not-italic">
        <p className="font-serif text-base text-ink">{name}</p>
        <p>{contact.department}</p>
        {contact.university && <p>{contact.university}</p>}
        <p>
          {contact.mailto ? (
            <a href={contact.mailto} className={`${link} break-all`}>
              {contact.email}
            </a>
          ) : (
            contact.email
          )}
        </p>
        <p>{contact.office}</p>
      </address>
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 font-sans text-xs font-semibold tracking-[0.08em] text-ink uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}
