import type { StoredRecord } from "~/lib/cms/document";
/** The levels, in the order in which they are shown (admin spec §3). */
export const STUDENT_LEVELS = ["PhD", "Masters", "Undergraduate"] as const;
export type StudentLevel = (typeof STUDENT_LEVELS)[number];

/** Somebody whose thesis the professor supervises or has supervised (public spec §3, admin spec §3). */
export interface Student extends StoredRecord {
  name: string;
  level: StudentLevel;
  start_year: number;
  /** Null while the student is here. */
  end_year: number | null;
  current: boolean;
  research_topic: string;
  /** Public, see contract §4. */
  email: string | null;
  /** As the owner typed them, so not safe to show or to link to. */
  photo_url: string | null;
  thesis_url: string | null;
  /** Titles of the student's publications. */
  publications: string[];
}

/** The part of a student that the form edits. */
export type StudentInput = Omit<Student, "id" | "version">;

/** Those who began last come first (public spec §7, admin spec §7); ties by name. */
export function byLatestStart(a: Student, b: Student): number {
  return b.start_year - a.start_year || a.name.localeCompare(b.name, "en");
}

const PRESENT = "Present";

/** Such as "2019 – 2023", or "2023 – Present" without an end (public spec §2, Students). */
export function periodOf({ start_year, end_year }: Pick<Student, "start_year" | "end_year">) {
  return `${start_year} – ${end_year ?? PRESENT}`;
}

/** The texts that a search looks through (admin spec §5, "Search filters"). */
export function searchedTexts({ name, research_topic, level }: Student) {
  return [name, research_topic, level];
}
