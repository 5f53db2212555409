import type { Core } from "@strapi/strapi";
import { rowsOf } from "../../database/tables";
import type { Data } from "../../documents/types";
import { joinedField, PUBLICATION_UID } from "../../publications/store";
import { storedModel } from "../../revisions/fields";

const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = "publication_date";
const COLUMNS = ["document_id", "slug", "title", DATE];

type Side = "newer" | "older";

/** A publication beside another one in the list. */
export interface Neighbor {
  documentId: string;
  slug: string | null;
  title: string;
}

/** @param date as the database gives it: a text, a number of milliseconds or a date; null for none */
function startOfDay(date: unknown): number | null {
  const isDate = typeof date === "string" || typeof date === "number" || date instanceof Date;
  const time = isDate ? new Date(date).getTime() : NaN;
  return Number.isNaN(time) ? null : Math.floor(time / DAY_MS) * DAY_MS;
}

function dayOf(work: Data): number | null {
  return startOfDay(work[DATE]);
}

/** Begins a query for items of the list: versions are none. */
function worksIn(strapi: Core.Strapi) {
  const knex = strapi.db.connection;
  const { join } = joinedField(strapi, "version_of");
  return knex(storedModel(strapi, PUBLICATION_UID).table)
    .select(COLUMNS)
    .whereNotIn("id", knex(join.table).select(join.owner));
}

/** The works of one day, or those without a date. */
function worksOfDay(strapi: Core.Strapi, day: number | null) {
  const works = worksIn(strapi);
  if (day === null) return works.whereNull(DATE);
  return works.where(DATE, ">=", new Date(day)).where(DATE, "<", new Date(day + DAY_MS));
}

/** The two works that are next to a day on one side. */
function nextTo(strapi: Core.Strapi, day: number | null, side: Side) {
  const works = worksIn(strapi);
  const beyond =
    day === null
      ? works.whereNotNull(DATE)
      : side === "newer"
        ? works.where(DATE, ">=", new Date(day + DAY_MS))
        : works.where(DATE, "<", new Date(day));
  const nearest = beyond.orderBy(DATE, side === "newer" ? "asc" : "desc").limit(2);
  // SQLite limits no part of a union, but a table.
  return strapi.db.connection.select("*").from(nearest.as(side));
}

/** In the order of the list within a day. */
function byTitle(rows: Data[]): Data[] {
  return rows.sort((a, b) => String(a.title).localeCompare(String(b.title)));
}

function toNeighbor(row: Data | undefined): Neighbor | null {
  if (row === undefined) return null;
  const { document_id, slug, title } = row;
  return {
    documentId: String(document_id),
    slug: typeof slug === "string" ? slug : null,
    title: String(title),
  };
}

/**
 * The works of a day, in the order of the list.
 * @param known one of them where there is one, two of those that are more, none of those without a date
 */
async function allOfDay(strapi: Core.Strapi, day: number | null, known: Data[]): Promise<Data[]> {
  return known.length === 1 ? known : byTitle(rowsOf(await worksOfDay(strapi, day)));
}

/**
 * What stands before and after a publication in the list, which is newest first, by title within a
 * day, and without a date last. A few rows are read however many there are, mostly at once.
 *
 * @returns nulls at the ends of the list, and for a version, which is not in it
 */
export async function findNeighbors(
  strapi: Core.Strapi,
  documentId: string,
  date: unknown,
): Promise<{ previous: Neighbor | null; next: Neighbor | null }> {
  const day = startOfDay(date);
  // Nothing stands behind those without a date, which stand behind the oldest.
  const sides: Side[] = day === null ? ["newer"] : ["newer", "older"];
  const near = sides.map((side) => nextTo(strapi, day, side));
  const rows = rowsOf(await worksOfDay(strapi, day).unionAll(near));
  const ofDay = (wanted: number | null) => rows.filter((row) => dayOf(row) === wanted);
  const same = byTitle(ofDay(day));
  const place = same.findIndex((row) => row.document_id === documentId);
  if (place === -1) return { previous: null, next: null };

  const days = rows.map(dayOf).filter((other) => other !== null);
  const newer = Math.min(...days.filter((other) => day === null || other > day));
  const older = Math.max(...days.filter((other) => day !== null && other < day));
  const isOldest = older === -Infinity;
  const beside = (side: number | null) => allOfDay(strapi, side, ofDay(side));
  const previous = same[place - 1] ?? (newer === Infinity ? [] : await beside(newer)).at(-1);
  const next = same[place + 1] ?? (day === null ? [] : await beside(isOldest ? null : older))[0];
  return { previous: toNeighbor(previous), next: toNeighbor(next) };
}
