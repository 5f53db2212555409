import type { Core, UID } from "@strapi/strapi";
import type { Tables } from "../database/tables";
import { ORDER } from "../documents/entry-defaults";
import type { Data } from "../documents/types";
import { findRows } from "../strapi-access/rows";
import { readRevisions, type StoredRevision } from "./store";

interface Neighbor {
  documentId: string;
  number: number;
}

/** The number that a record had when a revision was written. */
async function numberAt(
  tables: Tables,
  field: string,
  { documentId, number }: Neighbor,
  revision: number,
): Promise<unknown> {
  const of = (operator: string, direction: "asc" | "desc") =>
    readRevisions(tables, (query) =>
      query
        .where({ record: documentId })
        .where("id", operator, revision)
        .orderBy("id", direction)
        .limit(1),
    );
  const [earlier] = await of("<", "desc");
  const [later] = earlier === undefined ? await of(">", "asc") : [];
  const seen: StoredRevision | undefined = earlier ?? later;
  return seen === undefined ? number : seen.state.attributes[field];
}

/**
 * Makes room for a record that comes back into a list that is shown by number: those that have moved
 * up meanwhile move down again. Records that shared the number before go on doing so.
 *
 * @param deletion the revision of the deletion
 */
export async function makeRoom(
  strapi: Core.Strapi,
  tables: Tables,
  uid: UID.ContentType,
  attributes: Data,
  deletion: number,
): Promise<void> {
  const field = ORDER[uid];
  const wanted = field === undefined ? undefined : attributes[field];
  if (field === undefined || typeof wanted !== "number") return;
  const rows = await findRows(strapi, uid, {
    select: ["documentId", field],
    where: { [field]: { $gte: wanted } },
    orderBy: [{ [field]: "asc" }, { id: "asc" }],
  });
  const others = rows.map((row) => ({
    documentId: String(row.documentId),
    number: Number(row[field]),
  }));
  let next = wanted;
  for (const other of others) {
    if (other.number > next) break;
    if (next === wanted && (await numberAt(tables, field, other, deletion)) === wanted) continue;
    next += 1;
    await strapi.documents(uid).update({
      documentId: other.documentId,
      data: { [field]: next } as never,
    });
  }
}
