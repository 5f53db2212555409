import type { Core } from "@strapi/strapi";
import { toCalendarDay } from "../documents/validation/calendar";
import { storedModel } from "../revisions/fields";
import { toMoment } from "../database/moment";
import { rowsOf, withTables, type Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { textOf } from "../strapi-access/rows";
import { citationKeyOf, freeKey, freeSlug, slugOf, type Described } from "./address";
import { noteAddress, PUBLICATION_UID } from "./store";

/** As many entries are written in one transaction. */
const CHUNK = 500;

const DEFAULTS = { type: "article", stage: "published", date_precision: "day", featured: false };

function described({ title, authors, publication_date }: Data): Described {
  const parsed: unknown = typeof authors === "string" ? JSON.parse(authors) : authors;
  const names: unknown[] = Array.isArray(parsed) ? parsed : [];
  return {
    title: String(title),
    authors: names.filter((name) => typeof name === "string"),
    year: toCalendarDay(toMoment(publication_date))?.slice(0, 4),
  };
}

async function valuesOf(tables: Tables, table: string, column: string): Promise<Set<string>> {
  const rows = rowsOf(await tables(table).select(column).whereNotNull(column));
  return new Set(rows.map((row) => String(row[column])));
}

/** Gives the next entries what they lack; their time of change stays. @returns how many there were */
async function fillChunk(strapi: Core.Strapi, tables: Tables): Promise<number> {
  const { table } = storedModel(strapi, PUBLICATION_UID);
  const columns = ["id", "document_id", "title", "authors", "publication_date"];
  const lacking = tables(table).select(...columns, ...["slug", "citation_key"]);
  const rows = rowsOf(
    await lacking.where({ slug: null }).orWhere({ citation_key: null }).orderBy("id").limit(CHUNK),
  );
  if (rows.length === 0) return 0;
  const slugs = await valuesOf(tables, table, "slug");
  const keys = await valuesOf(tables, table, "citation_key");
  for (const row of rows) {
    const entry = described(row);
    const slug = textOf(row, "slug") ?? freeSlug(slugOf(entry), (text) => slugs.has(text));
    const key =
      textOf(row, "citation_key") ?? freeKey(citationKeyOf(entry), (text) => keys.has(text));
    slugs.add(slug);
    keys.add(key);
    await tables(table).where({ id: row.id }).update({ slug, citation_key: key });
    await noteAddress(strapi, tables, slug, String(row.document_id));
  }
  return rows.length;
}

async function fillDefaults(strapi: Core.Strapi, tables: Tables): Promise<void> {
  const { table } = storedModel(strapi, PUBLICATION_UID);
  for (const [column, value] of Object.entries(DEFAULTS)) {
    await tables(table)
      .where({ [column]: null })
      .update({ [column]: value });
  }
}

/**
 * Gives the publications that are older than addresses, citation keys and types what they lack, once:
 * a later start finds nothing. What a stopped start has done stays done.
 *
 * @returns what there is to say, or nothing
 */
export async function completePublications(strapi: Core.Strapi): Promise<string | undefined> {
  await withTables(strapi, (tables) => fillDefaults(strapi, tables));
  let count = 0;
  for (;;) {
    const filled = await withTables(strapi, (tables) => fillChunk(strapi, tables));
    if (filled === 0) break;
    count += filled;
  }
  return count === 0 ? undefined : `${count} given an address`;
}
