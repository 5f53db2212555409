import type { Core } from "@strapi/strapi";
import { rowsOf, withTables, type TableQuery, type Tables } from "../../database/tables";
import type { Data } from "../../documents/types";
import { joinedField, PUBLICATION_UID } from "../../publications/store";
import { storedModel } from "../../revisions/fields";

const DAY_MS = 24 * 60 * 60 * 1000;

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

/** Begins a query for items of the list: versions are none. */
function worksIn(strapi: Core.Strapi, tables: Tables): TableQuery {
  const { join } = joinedField(strapi, "version_of");
  return tables(storedModel(strapi, PUBLICATION_UID).table)
    .select("document_id", "slug", "title", "publication_date")
    .whereNotIn("id", tables(join.table).select(join.owner));
}

/** The works of one day, or those without a date, in the order of the list: by title. */
async function worksOf(works: TableQuery, day: number | null): Promise<Data[]> {
  const onDay =
    day === null
      ? works.where({ publication_date: null })
      : works
          .where("publication_date", ">=", new Date(day))
          .where("publication_date", "<", new Date(day + DAY_MS));
  return rowsOf(await onDay).sort((a, b) => String(a.title).localeCompare(String(b.title)));
}

/** The day of the work that is next to a day on one side; null when none with a date is there. */
async function nearestDay(
  works: TableQuery,
  day: number | null,
  side: "newer" | "older",
): Promise<number | null> {
  const beyond =
    day === null
      ? works.whereNotNull("publication_date")
      : side === "newer"
        ? works.where("publication_date", ">=", new Date(day + DAY_MS))
        : works.where("publication_date", "<", new Date(day));
  const order = side === "newer" ? "asc" : "desc";
  const [nearest] = rowsOf(await beyond.orderBy("publication_date", order).limit(1));
  return startOfDay(nearest?.publication_date);
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
 * What stands before and after a publication in the list, which is newest first, by title within a
 * day, and without a date last. A few rows are read however many there are.
 *
 * @returns nulls at the ends of the list, and for a version, which is not in it
 */
export function findNeighbors(
  strapi: Core.Strapi,
  documentId: string,
  date: unknown,
): Promise<{ previous: Neighbor | null; next: Neighbor | null }> {
  return withTables(strapi, async (tables) => {
    const day = startOfDay(date);
    const same = await worksOf(worksIn(strapi, tables), day);
    const place = same.findIndex((row) => row.document_id === documentId);
    if (place === -1) return { previous: null, next: null };
    const beside = async (side: "newer" | "older") => {
      // Nothing stands behind those without a date, which stand behind the oldest.
      if (day === null && side === "older") return [];
      const nearest = await nearestDay(worksIn(strapi, tables), day, side);
      if (nearest === null && side === "newer") return [];
      return worksOf(worksIn(strapi, tables), nearest);
    };
    const previous = same[place - 1] ?? (await beside("newer")).at(-1);
    const next = same[place + 1] ?? (await beside("older"))[0];
    return { previous: toNeighbor(previous), next: toNeighbor(next) };
  });
}
