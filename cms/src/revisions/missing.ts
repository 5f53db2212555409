import type { Core } from "@strapi/strapi";
import { rowsOf, type Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { storedModel } from "./fields";
import { listRevisions } from "./store";

/** A record that is deleted, and how it was called last. */
export interface MissingRecord {
  id: string;
  label: string;
}

/**
 * Finds the records that a state leads to and that have been deleted: it comes back without them.
 *
 * @param attributes of the state of a record of the type `uid`
 * @returns without those that have left no history
 */
export async function missingRecords(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  attributes: Data,
): Promise<MissingRecord[]> {
  const missing: MissingRecord[] = [];
  for (const field of storedModel(strapi, uid).fields) {
    if (field.kind !== "relation") continue;
    const wanted = [attributes[field.name]].flat().filter((id) => typeof id === "string");
    const { table } = storedModel(strapi, field.target);
    const rows = rowsOf(await tables(table).select("document_id").whereIn("document_id", wanted));
    const present = new Set(rows.map((row) => row.document_id));
    for (const id of wanted.filter((documentId) => !present.has(documentId))) {
      const [last] = await listRevisions(tables, (query) =>
        query.where({ record: id }).orderBy("id", "desc").limit(1),
      );
      if (last !== undefined) missing.push({ id, label: last.label });
    }
  }
  return missing;
}
