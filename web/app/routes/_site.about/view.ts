import {
  type AboutPage,
  type Role,
  DEFAULT_PROFESSOR,
  completeProfiles,
} from "~/entities/about-page/about-page";
import { texts } from "~/entities/about-page/texts";
import { isBlank } from "~/lib/forms/blank";
import { truncate } from "~/lib/format/unicode";
import { safeHref } from "~/lib/http/safe-href";
import type { PictureSource } from "~/lib/picture/picture";

export interface EducationView {
  /** Such as "Ph.D. in Marketing". */
  degree: string | null;
  university: string | null;
  year: string | null;
  dissertation: string | null;
}

export interface RoleView {
  title: string | null;
  organization: string | null;
  type: string | null;
  /** Such as "2015 – Present". */
  period: string | null;
}

/** The about page as it is shown. What has nothing to say is left out. */
export interface AboutView {
  name: string;
  position: string;
  bio: string | null;
  portrait: PictureSource | null;
  cvHref: string | null;
  /** Without an address the name alone is shown. */
  profiles: { platform: string; href: string | null }[];
  expertise: string[];
  education: EducationView[];
  roles: RoleView[];
}

/** @param pictureOf finds the picture behind a stored address */
export function toAboutView(
  page: AboutPage,
  pictureOf: (url: string | null) => PictureSource | null,
): AboutView {
  return {
    name: page.name ?? DEFAULT_PROFESSOR.name,
    position: page.title ?? DEFAULT_PROFESSOR.title,
    bio: page.bio,
    portrait: pictureOf(page.profile_image_url),
    cvHref: safeHref(page.cv_url) ?? null,
    profiles: completeProfiles(page.academic_profiles).map(({ platform, url }) => ({
      platform,
      href: safeHref(url) ?? null,
    })),
    expertise: page.expertise_areas,
    education: filled(page.education).map(({ degree, field, ...rest }) => ({
      degree: [degree, field].filter(Boolean).join(" in ") || null,
      ...rest,
    })),
    roles: filled(page.roles).map((role) => ({
      title: role.title,
      organization: role.organization,
      type: role.type,
      period: periodOf(role),
    })),
  };
}

/** True when there is nothing beside name and position. */
export function isEmptyView({ name: _, position: __, ...rest }: AboutView): boolean {
  return isBlank(rest);
}

const DESCRIPTION_LENGTH = 160;

/** What the page says of itself to search engines: how the biography begins; null without one. */
export function descriptionOf({ bio }: Pick<AboutPage, "bio">): string | null {
  const text = (bio ?? "").replace(/\s+/g, " ").trim();
  const start = truncate(text, DESCRIPTION_LENGTH);
  return start ? (start.length < text.length ? `${start}...` : start) : null;
}

/** Start year to end year or Present (public spec §2); a role of one year has that year alone. */
function periodOf({ start_year, end_year }: Role): string | null {
  if (!start_year || start_year === end_year) return end_year;
  return `${start_year} – ${end_year ?? texts.present}`;
}

function filled<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !isBlank(entry));
}
