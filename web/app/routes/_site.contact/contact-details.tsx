import type { ReactNode } from "react";
import { texts } from "~/entities/contact-info/texts";
import type { ContactView } from "~/entities/contact-info/view";
import { SocialIcon } from "./social-icon";

/** How to reach the professor; what is not set is left out. */
export function ContactDetails({ contact }: { contact: ContactView }) {
  const { email, office, phone, hours, hasTeachingHours, hoursNote, social } = contact;
  return (
    <dl className="divide-y divide-line border-y border-line">
      {email && (
        <Detail term={texts.details.email}>
          <LinkedLine {...email} />
        </Detail>
      )}
      {office.length > 0 && (
        <Detail term={texts.details.office}>
          {office.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </Detail>
      )}
      {phone && (
        <Detail term={texts.details.phone}>
          <LinkedLine {...phone} />
        </Detail>
      )}
      {(hours.length > 0 || hoursNote || hasTeachingHours) && (
        <Detail term={texts.details.hours}>
          <OfficeHours hours={hours} note={hoursNote} />
          {hasTeachingHours && (
            <p className="mt-3 text-sm">
              <a href="/teaching#office-hours" className="link touch-target">
                {texts.details.allHours}
              </a>
            </p>
          )}
        </Detail>
      )}
      {social.length > 0 && (
        <Detail term={texts.details.social}>
          <SocialLinks links={social} />
        </Detail>
      )}
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-5 sm:max-lg:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="caps-label sm:max-lg:pt-1">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function LinkedLine({ text, href }: { text: string; href: string | null }) {
  if (!href) return <p>{text}</p>;
  return (
    <p>
      <a href={href} className="link touch-target">
        {text}
      </a>
    </p>
  );
}

function OfficeHours({ hours, note }: { hours: ContactView["hours"]; note: string | null }) {
  return (
    <>
      {hours.map(({ day, time }) => (
        <p key={day} className="flex flex-wrap gap-x-4">
          <span className="w-28">{day}</span>
          <span className="tabular-nums">{time}</span>
        </p>
      ))}
      {note && (
        <p
          className={
            hours.length > 0 ? "mt-3 text-sm whitespace-pre-line text-muted" : "whitespace-pre-line"
          }
        >
          {note}
        </p>
      )}
    </>
  );
}

function SocialLinks({ links }: { links: ContactView["social"] }) {
  return (
    <ul className="-my-2 flex flex-wrap gap-x-6">
      {links.map(({ platform, href }) => (
        <li key={platform}>
          <a
            href={href}
            rel="me noopener"
            className="group inline-flex min-h-11 items-center gap-2 underline-offset-4 transition-colors duration-150 hover:text-accent hover:underline"
          >
            <SocialIcon platform={platform} />
            {platform}
          </a>
        </li>
      ))}
    </ul>
  );
}
