import type { Core } from "@strapi/strapi";
import type { Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { storedModel } from "./fields";
import { lastLabel } from "./store";
import { relatedRows } from "./write-state";

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
    for (const related of await relatedRows(strapi, tables, field, attributes[field.name])) {
      if (related.id !== null) continue;
      const label = await lastLabel(tables, related.documentId);
      if (label !== undefined) missing.push({ id: related.documentId, label });
    }
  }
  return missing;
}
