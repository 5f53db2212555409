import type { StoredRecord } from "~/lib/cms/document";
import { parseDay } from "~/lib/format/dates";

export const PROJECT_STATUSES = ["active", "ongoing", "completed", "planning"] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** A research project (public spec §3, admin spec §3). */
export interface Project extends StoredRecord {
  title: string;
  /** One of `PROJECT_STATUSES`, or whatever an import has left; null for none. */
  status: string | null;
  /** As YYYY-MM-DD. */
  start_date: string | null;
  /** As YYYY-MM-DD; null while the project goes on. */
  end_date: string | null;
  description: string;
  funding_source: string | null;
  /** The address of a picture. */
  featured_image: string | null;
  team_members: string[];
}

/** A project with what has come out of it, newest first. */
export interface ProjectWithPublications extends Project {
  publications: { id: string; slug: string | null; title: string }[];
}

/** The part of a project that its form edits. */
export type ProjectInput = Omit<Project, "id" | "version" | "status" | "start_date"> & {
  status: ProjectStatus;
  start_date: string;
};

type Filter = (project: Pick<Project, "status">) => boolean;

/** "Ongoing" and "active" are treated alike (public spec §4). */
export const isOngoing: Filter = ({ status }) => status === "active" || status === "ongoing";

/** The filter tabs of the public page (public spec §2 and §4). */
export const filters = {
  all: () => true,
  ongoing: isOngoing,
  completed: ({ status }) => status === "completed",
} satisfies Record<string, Filter>;
export type ProjectFilter = keyof typeof filters;

/**
 * The filter that an address names.
 * @param wanted as it stands in the address; anything unknown means all
 */
export function filterOf(wanted: string | null): ProjectFilter {
  return wanted === "ongoing" || wanted === "completed" ? wanted : "all";
}

/**
 * Start year to end year; a project without an end goes on until "Present" (public spec §2).
 * @param unknown stands for a date that is missing or cannot be read
 */
export function periodOf(
  { start_date, end_date }: Pick<Project, "start_date" | "end_date">,
  unknown: string,
): string {
  const start = yearOf(start_date) ?? unknown;
  const end = end_date ? (yearOf(end_date) ?? unknown) : "Present";
  return start === end ? start : `${start} – ${end}`;
}

function yearOf(date: string | null): string | undefined {
  return parseDay(date)?.getUTCFullYear().toString();
}

/** Latest start first (public spec §7, admin spec §7); undated ones last, ties by title. */
export function byLatestStart(a: Project, b: Project): number {
  return (b.start_date ?? "").localeCompare(a.start_date ?? "") || a.title.localeCompare(b.title);
}
