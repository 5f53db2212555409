import { texts } from "./texts";

/** A degree (public spec §3, About content). Null where nothing is set, here and below. */
export interface Education {
  degree: string | null;
  field: string | null;
  university: string | null;
  year: string | null;
  dissertation: string | null;
}

/** A position that is or was held. */
export interface Role {
  /** Free text, such as "Editorial". */
  type: string | null;
  title: string | null;
  organization: string | null;
  start_year: string | null;
  /** Null for a role that is still held. */
  end_year: string | null;
}

/** A profile of the professor on an academic network. */
export interface AcademicProfile {
  platform: string;
  url: string;
}

/** The about page as one document (admin spec §3, settings of type about_page). */
export interface AboutPage {
  name: string | null;
  /** The position. */
  title: string | null;
  bio: string | null;
  /** As the owner typed it, so not safe to render. */
  profile_image_url: string | null;
  /** The address of the curriculum vitae, as the owner typed it, so not safe to render. */
  cv_url: string | null;
  expertise_areas: string[];
  education: Education[];
  roles: Role[];
  academic_profiles: { platform: string | null; url: string | null }[];
}

/** What the page is until the owner has saved one (public spec §8, not-found rows). */
export const DEFAULT_ABOUT_PAGE: AboutPage = {
  name: texts.defaultName,
  title: texts.defaultPosition,
  bio: null,
  profile_image_url: null,
  cv_url: null,
  expertise_areas: [],
  education: [],
  roles: [],
  academic_profiles: [],
};

/** What every public page shows of the professor: who it is, in one line. */
export interface ProfessorSummary {
  name: string;
  /** The position, which is also the home page's tagline. */
  title: string;
  academic_profiles: AcademicProfile[];
}

/** What stands in until the owner has filled the about page (public spec §8, not-found rows). */
export const DEFAULT_PROFESSOR: ProfessorSummary = {
  name: texts.defaultName,
  title: texts.defaultPosition,
  academic_profiles: [],
};

/** How the home page introduces the professor. */
export interface Introduction extends ProfessorSummary {
  /** As the owner typed it, so not safe to render. */
  profile_image_url: string | null;
  /** The same holds for the address of the curriculum vitae. */
  cv_url: string | null;
}

export const DEFAULT_INTRODUCTION: Introduction = {
  ...DEFAULT_PROFESSOR,
  profile_image_url: null,
  cv_url: null,
};

/** The profiles that can be shown: those with a name and an address. */
export function completeProfiles(profiles: AboutPage["academic_profiles"]): AcademicProfile[] {
  return profiles.flatMap(({ platform, url }) => (platform && url ? [{ platform, url }] : []));
}
