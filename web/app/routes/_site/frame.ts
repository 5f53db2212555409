import { type ProfessorSummary, DEFAULT_PROFESSOR } from "~/entities/about-page/about-page";
import { type ContactInfo, officeLine } from "~/entities/contact-info/contact-info";
import { safeHref } from "~/lib/http/safe-href";

/** What the header and the footer show, ready to be rendered. */
export interface SiteFrame {
  name: string;
  position: string;
  /** Null where nothing is set: no stand-in is ever published. */
  contact: {
    department: string | null;
    university: string | null;
    email: string | null;
    mailto: string | undefined;
    office: string | null;
  };
  /** Without an address the name alone is shown. */
  profiles: { platform: string; href: string | undefined }[];
  year: string;
}

/** Named in the footer until the owner has set profiles of their own (public spec §2). */
const PLACEHOLDER_PROFILES = ["Google Scholar", "ResearchGate", "ORCID", "Academia.edu"];

/**
 * The frame around every public page. The footer's placeholders stand only where nothing is set
 * (contract §5), and of these the profiles alone, which lead nowhere: contact details that are not
 * set are left out, because made-up ones would look like the real ones of a site that is live.
 * @param today the calendar date for the copyright line, as YYYY-MM-DD
 */
export function toFrame(
  professor: ProfessorSummary | null,
  contact: ContactInfo | null,
  today: string,
): SiteFrame {
  const { name, title, academic_profiles } = professor ?? DEFAULT_PROFESSOR;
  const email = contact?.email_academic;
  const profiles = academic_profiles.map(({ platform, url }) => ({
    platform,
    href: safeHref(url),
  }));
  return {
    name,
    position: title,
    contact: {
      department: contact?.office_department ?? null,
      university: contact?.office_university ?? null,
      email: email ?? null,
      mailto: safeHref(email && `mailto:${email}`),
      office: contact && officeLine(contact),
    },
    profiles:
      profiles.length > 0
        ? profiles
        : PLACEHOLDER_PROFILES.map((platform) => ({ platform, href: undefined })),
    year: today.slice(0, 4),
  };
}
