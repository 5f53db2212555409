import type { Core } from "@strapi/strapi";
import { validationError } from "../documents/validation/problems";
import { storedModel } from "../revisions/fields";
import { rowsOf, type Tables } from "../database/tables";
import { joinedField, PUBLICATION_UID } from "./store";

/** The rows of the works that a row is a version of, or of the versions that a work has. */
async function linked(
  strapi: Core.Strapi,
  tables: Tables,
  id: number,
  side: "works" | "versions",
): Promise<number[]> {
  const { table, owner, target } = joinedField(strapi, "version_of").join;
  const [from, to] = side === "works" ? [owner, target] : [target, owner];
  const rows = rowsOf(
    await tables(table)
      .select(to)
      .where({ [from]: id }),
  );
  return rows.map((row) => Number(row[to]));
}

function reject(message: string): never {
  throw validationError([{ path: ["version_of"], message }]);
}

/**
 * A version leads to a work that is none itself: no circles, no chains. Looks at what a write has
 * made of a publication, whichever side of the relation it wrote; to be called in its transaction.
 *
 * @throws ValidationError
 */
export async function checkVersions(
  strapi: Core.Strapi,
  tables: Tables,
  documentId: string,
): Promise<void> {
  const { table } = storedModel(strapi, PUBLICATION_UID);
  const [row] = rowsOf(await tables(table).select("id").where({ document_id: documentId }));
  if (row === undefined) return;
  const id = Number(row.id);
  const works = await linked(strapi, tables, id, "works");
  const versions = await linked(strapi, tables, id, "versions");
  if (works.includes(id)) reject("A publication cannot be a version of itself");
  if (works.length > 0 && versions.length > 0) {
    reject("This publication has versions of its own, so it cannot be a version of another one");
  }
  for (const work of works) {
    if ((await linked(strapi, tables, work, "works")).length === 0) continue;
    reject("That publication is itself a version of another one: choose the work");
  }
  for (const version of versions) {
    if ((await linked(strapi, tables, version, "versions")).length === 0) continue;
    reject("A version of this publication has versions of its own");
  }
}
