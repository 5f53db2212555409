import type { Core } from "@strapi/strapi";
import type { Data } from "../../documents/types";
import { PUBLICATION_UID } from "../../publications/store";
import { findRows } from "../../strapi-access/rows";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A publication beside another one in the list. */
export interface Neighbor {
  documentId: string;
  slug: string | null;
  title: string;
}

type Order = "asc" | "desc";

/** Versions are no items of the list. */
const WORKS = { version_of: { id: { $null: true } } };
const SELECT = ["documentId", "slug", "title", "publication_date"];

/** @param date as the database gives it: a text, a number of milliseconds or a date; null for none */
function startOfDay(date: unknown): number | null {
  const isDate = typeof date === "string" || typeof date === "number" || date instanceof Date;
  const time = isDate ? new Date(date).getTime() : NaN;
  return Number.isNaN(time) ? null : Math.floor(time / DAY_MS) * DAY_MS;
}

/** The works of one day, or those without a date, in the order of the list: by title. */
async function worksOf(strapi: Core.Strapi, day: number | null): Promise<Data[]> {
  const onDay =
    day === null
      ? { $null: true }
      : { $gte: new Date(day).toISOString(), $lt: new Date(day + DAY_MS).toISOString() };
  const rows = await findRows(strapi, PUBLICATION_UID, {
    select: SELECT,
    where: { $and: [WORKS, { publication_date: onDay }] },
  });
  return rows.sort((a, b) => String(a.title).localeCompare(String(b.title)));
}

/** The works of the nearest day on one side of another one; of those without a date at the end. */
async function nearestWorks(
  strapi: Core.Strapi,
  day: number | null,
  order: Order,
): Promise<Data[]> {
  const beyond =
    day === null
      ? { $notNull: true }
      : order === "asc"
        ? { $gte: new Date(day + DAY_MS).toISOString() }
        : { $lt: new Date(day).toISOString() };
  if (day === null && order === "desc") return [];
  const [nearest] = await findRows(strapi, PUBLICATION_UID, {
    select: SELECT,
    where: { $and: [WORKS, { publication_date: beyond }] },
    orderBy: { publication_date: order },
    limit: 1,
  });
  if (nearest) return worksOf(strapi, startOfDay(nearest.publication_date));
  return order === "desc" ? worksOf(strapi, null) : [];
}

function toNeighbor(row: Data | undefined): Neighbor | null {
  if (row === undefined) return null;
  const { documentId, slug, title } = row;
  return {
    documentId: String(documentId),
    slug: typeof slug === "string" ? slug : null,
    title: String(title),
  };
}

/**
 * What stands before and after a publication in the list, which is newest first, by title within a
 * day, and without a date last. A few rows are read however many there are.
 *
 * @returns nulls at the ends of the list, and for a version, which is not in it
 */
export async function findNeighbors(
  strapi: Core.Strapi,
  documentId: string,
  date: unknown,
): Promise<{ previous: Neighbor | null; next: Neighbor | null }> {
  const day = startOfDay(date);
  const same = await worksOf(strapi, day);
  const place = same.findIndex((row) => row.documentId === documentId);
  if (place === -1) return { previous: null, next: null };
  const previous = same[place - 1] ?? (await nearestWorks(strapi, day, "asc")).at(-1);
  const next = same[place + 1] ?? (await nearestWorks(strapi, day, "desc"))[0];
  return { previous: toNeighbor(previous), next: toNeighbor(next) };
}
