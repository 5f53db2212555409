import { initialsOf } from "~/lib/format/initials";
import { safeHref } from "~/lib/http/safe-href";
import type { PictureSource } from "~/lib/picture/picture";
import { type Student, type StudentLevel, periodOf } from "./student";
import { texts } from "./texts";

/** The tabs of the students page: the status, and within it the degree (public spec §2, Students). */
export const STATUSES = ["current", "graduated"] as const;
export type Status = (typeof STATUSES)[number];
export const DEGREES = ["phd", "masters", "undergraduate"] as const;
export type Degree = (typeof DEGREES)[number];

const levelOf: Record<Degree, StudentLevel> = {
  phd: "PhD",
  masters: "Masters",
  undergraduate: "Undergraduate",
};

/** A student as the page shows it: nothing else is sent to the browser. */
export interface StudentView {
  id: string;
  name: string;
  picture: PictureSource | null;
  /** Stand in for a missing picture. */
  initials: string;
  period: string;
  status: string;
  isCurrent: boolean;
  degree: string;
  topic: string;
  /** As they were typed, with the page of the publication that each names. */
  publications: { text: string; path: string | null }[];
  thesisHref: string | null;
  mailto: string | null;
}

/** The students of one tab, and which tabs there are. */
export interface StudentListing {
  status: Status;
  degree: Degree;
  students: Student[];
}

/**
 * The students of the tabs that an address names. Without a status it is the current ones, without
 * a degree the first one that somebody of this status studies for.
 */
export function toListing(students: readonly Student[], search: URLSearchParams): StudentListing {
  const status = STATUSES.find((name) => name === search.get("status")) ?? "current";
  const ofStatus = students.filter(({ current }) => current === (status === "current"));
  const inDegree = (degree: Degree) => ofStatus.filter(({ level }) => level === levelOf[degree]);
  const degree =
    DEGREES.find((name) => name === search.get("degree")) ??
    DEGREES.find((name) => inDegree(name).length > 0) ??
    "phd";
  return { status, degree, students: inDegree(degree) };
}

/**
 * Prepares a student for the page.
 * @param picture of the address in `photo_url`
 * @param pathOf the page of the publication that a text names
 */
export function toStudentView(
  student: Student,
  picture: PictureSource | null,
  pathOf: (text: string) => string | null = () => null,
): StudentView {
  const { id, name, level, current, research_topic, email, thesis_url, publications } = student;
  return {
    id,
    name,
    picture,
    initials: initialsOf(name),
    period: periodOf(student),
    status: current ? texts.status.current : texts.status.graduated,
    isCurrent: current,
    degree: texts.degrees[level],
    topic: research_topic,
    publications: publications.map((text) => ({ text, path: pathOf(text) })),
    thesisHref: safeHref(thesis_url) ?? null,
    mailto: safeHref(email && `mailto:${email}`) ?? null,
  };
}
