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
