import type { Core } from "@strapi/strapi";
import type { Data } from "../../documents/types";
import { rowsOf } from "../../database/tables";
import { joinedField, PUBLICATION_UID } from "../../publications/store";
import type { wholePublication } from "../../publications/whole";
import { storedModel } from "../../revisions/fields";

type Part = keyof ReturnType<typeof wholePublication>;

/** A publication by the id of its row, and which of its parts are there. */
export interface PresentParts {
  id: unknown;
  parts: Part[];
}

/** What a publication has in the place of parts that it does not have. */
export const NO_PARTS: Record<Part, null | []> = {
  links: [],
  pdf: null,
  projects: [],
  version_of: null,
  versions: [],
};

/** Where the parts lie: a table, its column with the publication's id, and what its rows have in common. */
function placesOf(strapi: Core.Strapi): [Part, string, string, Data][] {
  const [links, projects, works] = [
    joinedField(strapi, "links").join,
    joinedField(strapi, "projects").join,
    joinedField(strapi, "version_of").join,
  ];
  const files = { related_type: PUBLICATION_UID, field: "pdf" };
  return [
    ["links", links.table, links.owner, links.on],
    ["pdf", "files_related_mph", "related_id", files],
    ["projects", projects.table, projects.owner, {}],
    ["version_of", works.table, works.owner, {}],
    ["versions", works.table, works.target, {}],
  ];
}

/**
 * Asks which parts of a publication are there. Most have one or two: this one query saves those that would
 * find nothing.
 * @returns undefined when no publication has this slug
 */
export async function findPresentParts(
  strapi: Core.Strapi,
  slug: string,
): Promise<PresentParts | undefined> {
  const places = placesOf(strapi);
  const { table: works } = storedModel(strapi, PUBLICATION_UID);
  const knex = strapi.db.connection;
  const answers = places.map(([part, table, column, on]) => {
    const ids = [`${table}.${column}`, `${works}.id`];
    const rows = knex(table).where(on).whereRaw("?? = ??", ids);
    return knex.raw("exists ? as ??", [rows, part]);
  });
  const query = knex(works)
    .select(`${works}.id`, ...answers)
    .where({ slug });
  const [row] = rowsOf(await query.limit(1));
  if (row === undefined) return undefined;
  // SQLite answers 1, Postgres true.
  const parts = places.map(([part]) => part).filter((part) => Boolean(row[part]));
  return { id: row.id, parts };
}
