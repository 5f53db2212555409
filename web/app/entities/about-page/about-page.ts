/** A profile of the professor on an academic network (public spec §3, About content). */
export interface AcademicProfile {
  platform: string;
  url: string;
}

/** What every public page shows of the professor: who it is, in one line. */
export interface ProfessorSummary {
  name: string;
  /** The position, which is also the home page's tagline. */
  title: string;
  academic_profiles: AcademicProfile[];
}

/** What stands in until the owner has filled the about page (public spec §8, not-found rows). */
export const DEFAULT_PROFESSOR: ProfessorSummary = {
  name: "Professor Name",
  title: "University Professor",
  academic_profiles: [],
};

/** How the home page introduces the professor. */
export interface Introduction extends Pick<ProfessorSummary, "name" | "title"> {
  /** As the owner typed it, so not safe to draw. */
  profile_image_url: string | null;
}

export const DEFAULT_INTRODUCTION: Introduction = {
  name: DEFAULT_PROFESSOR.name,
  title: DEFAULT_PROFESSOR.title,
  profile_image_url: null,
};
