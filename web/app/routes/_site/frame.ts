import { type ProfessorSummary, DEFAULT_PROFESSOR } from "~/entities/about-page/about-page";
import { type ContactInfo, officeLine } from "~/entities/contact-info/contact-info";
import { texts as contactTexts } from "~/entities/contact-info/texts";
import { safeHref } from "~/lib/http/safe-href";

/** What the header and the footer show, ready to be drawn. */
export interface SiteFrame {
  name: string;
  position: string;
  contact: {
    department: string;
    university: string | null;
    email: string;
    mailto: string | undefined;
    office: string;
  };
  /** Without an address the name alone is shown. */
  profiles: { platform: string; href: string | undefined }[];
  year: string;
}

/** Named in the footer until the owner has set profiles of their own (public spec §2). */
const PLACEHOLDER_PROFILES = ["Google Scholar", "ResearchGate", "ORCID", "Academia.edu"];

/**
 * The frame around every public page, with placeholders only where nothing is set (contract §5).
 * @param today the calendar date for the copyright line, as YYYY-MM-DD
 */
export function toFrame(
  professor: ProfessorSummary | null,
  contact: ContactInfo | null,
  today: string,
): SiteFrame {
  const { name, title, academic_profiles } = professor ?? DEFAULT_PROFESSOR;
  const { placeholder } = contactTexts;
  const email = contact?.email_academic;
  const profiles = academic_profiles.map(({ platform, url }) => ({
    platform,
    href: safeHref(url),
  }));
  return {
    name,
    position: title,
    contact: {
      department: contact?.office_department ?? placeholder.department,
      university: contact?.office_university ?? null,
      email: email ?? placeholder.email,
      mailto: safeHref(email && `mailto:${email}`),
      office: (contact && officeLine(contact)) ?? placeholder.office,
    },
    profiles:
      profiles.length > 0
        ? profiles
        : PLACEHOLDER_PROFILES.map((platform) => ({ platform, href: undefined })),
    year: today.slice(0, 4),
  };
}
