import type { ReactNode } from "react";
import type { SiteFrame } from "./frame";
import { quickLinks } from "./navigation";
import { texts } from "./texts";

const link =
  "touch-target underline-offset-4 transition-colors duration-150 hover:text-ink hover:underline";
const row = "leading-8";

/** Contact details, quick links and academic profiles (public spec §2, Site layout). */
export function SiteFooter({ frame }: { frame: SiteFrame }) {
  return (
    <footer className="mt-24 border-t border-line bg-surface text-sm text-muted print:hidden">
      <div className="mx-auto grid max-w-page gap-12 px-4 py-14 md:grid-cols-[3fr_2fr_2fr] md:gap-8 md:px-8 lg:gap-12">
        <Column title={texts.footer.contact}>
          <ContactDetails frame={frame} />
        </Column>
        <Column title={texts.footer.quickLinks}>
          <QuickLinks />
        </Column>
        <Column title={texts.footer.profiles}>
          <AcademicProfiles profiles={frame.profiles} />
        </Column>
      </div>
      <div className="mx-auto max-w-page px-4 md:px-8">
        <p className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-4 text-xs">
          <span>
            © {frame.year} {frame.name}
          </span>
          <a href="/login" rel="nofollow" className={link}>
            {texts.footer.signIn}
          </a>
        </p>
      </div>
    </footer>
  );
}

function ContactDetails({ frame: { name, contact } }: { frame: SiteFrame }) {
  return (
    <address className="space-y-2 wrap-anywhere not-italic">
      <p className="font-serif text-base text-ink">{name}</p>
      {(contact.department || contact.university) && (
        <p>
          {contact.department}
          {contact.department && contact.university && <br />}
          {contact.university}
        </p>
      )}
      {contact.email && (
        <p>
          <Email email={contact.email} mailto={contact.mailto} />
        </p>
      )}
      {contact.office && <p>{contact.office}</p>}
    </address>
  );
}

/** Breaks after the @ when the column is narrow. An unsafe address is no link. */
function Email({ email, mailto }: { email: string; mailto: string | undefined }) {
  const [user, ...host] = email.split("@");
  const text = (
    <>
      {user}@<wbr />
      {host.join("@")}
    </>
  );
  return mailto ? (
    <a href={mailto} className={link}>
      {text}
    </a>
  ) : (
    text
  );
}

function QuickLinks() {
  return (
    <ul className="columns-[2_6rem] gap-6 md:columns-1">
      {quickLinks.map(({ to, label }) => (
        <li key={to} className={row}>
          <a href={to} className={link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function AcademicProfiles({ profiles }: Pick<SiteFrame, "profiles">) {
  return (
    <ul>
      {profiles.map(({ platform, href }, index) => (
        <li key={index} className={row}>
          {href ? (
            <a href={href} rel="me noopener" className={link}>
              {platform}
            </a>
          ) : (
            platform
          )}
        </li>
      ))}
    </ul>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="caps-label mb-4">{title}</h2>
      {children}
    </section>
  );
}
