import type { Core } from "@strapi/strapi";
import { rowsOf, type Tables } from "../database/tables";
import { isRecord, type Data } from "../documents/types";
import { withEnding } from "../publications/address";
import { isSlugTaken, PUBLICATION_UID } from "../publications/store";
import { attributesOf } from "../strapi-access/models";
import { storedModel } from "./fields";

/** An attribute that has to differ between records, and was taken by another one meanwhile. */
export interface NewAddress {
  attribute: string;
  from: string;
  to: string;
}

function isUnique(attribute: unknown): attribute is Data {
  if (!isRecord(attribute)) return false;
  return (
    attribute.unique === true || (isRecord(attribute.column) && attribute.column.unique === true)
  );
}

/** True for an address that leads, or has led, to another publication. */
async function isFormerAddress(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  attribute: string,
  value: string,
  documentId: string,
): Promise<boolean> {
  if (uid !== PUBLICATION_UID || attribute !== "slug") return false;
  return isSlugTaken(strapi, tables, value, documentId);
}

/** The longest value with which the record can be saved again. */
function maxLengthOf({ maxLength }: Data): number {
  return typeof maxLength === "number" ? maxLength : Number.POSITIVE_INFINITY;
}

/** `notes` → `notes-2`, `notes-3` …, the first that no other record has; a long one loses its end. */
async function firstFree(
  isTaken: (value: string) => Promise<boolean>,
  value: string,
  maxLength: number,
): Promise<string> {
  let candidate = value;
  for (let number = 2; await isTaken(candidate); number += 1) {
    candidate = withEnding(value, `-${number}`, maxLength);
  }
  return candidate;
}

/**
 * Gives unique attributes free values where others have taken theirs.
 *
 * @param attributes of the record that comes back; changed in place
 */
export async function freeAddresses(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  documentId: string,
  attributes: Data,
): Promise<NewAddress[]> {
  const { table, fields } = storedModel(strapi, uid);
  const schema = attributesOf(strapi, uid);
  const found: NewAddress[] = [];
  for (const field of fields) {
    const from = attributes[field.name];
    const attribute = schema[field.name];
    if (field.kind !== "scalar" || !isUnique(attribute) || typeof from !== "string") continue;
    const isTaken = async (value: string) => {
      const rows = rowsOf(
        await tables(table)
          .select("document_id")
          .where({ [field.column]: value }),
      );
      const isPresent = rows.some((row) => row.document_id !== documentId);
      return isPresent || isFormerAddress(strapi, tables, uid, field.name, value, documentId);
    };
    const to = await firstFree(isTaken, from, maxLengthOf(attribute));
    if (to === from) continue;
    attributes[field.name] = to;
    found.push({ attribute: field.name, from, to });
  }
  return found;
}
