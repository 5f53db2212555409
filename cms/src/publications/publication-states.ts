import type { Core } from "@strapi/strapi";
import { createHash } from "node:crypto";
import { toMoment } from "../database/moment";
import { rowsOf, withTables, type Tables } from "../database/tables";
import { storedModel } from "../revisions/fields";
import { REVISIONS } from "../revisions/store";
import { findRows } from "../strapi-access/rows";
import { joinedField, PUBLICATION_UID } from "./store";

/** What a publication is as long as nothing that a list filters by has changed. */
export interface PublicationState {
  documentId: string;
  /** When it was saved last, in ISO 8601. */
  updatedAt: string;
  /** Whether its PDF is to be had. */
  hasPdf: boolean;
  /** The documentId of the work whose version it is, or null. */
  workId: string | null;
}

/** The states of all publications, in the order in which they were added. */
export async function readPublicationStates(strapi: Core.Strapi): Promise<PublicationState[]> {
  const [withFile, withLink] = await Promise.all([
    idsOf(strapi, { pdf: { id: { $notNull: true } } }),
    idsOf(strapi, { links: { kind: "pdf" } }),
  ]);
  return withTables(strapi, async (tables) => {
    const { table } = storedModel(strapi, PUBLICATION_UID);
    const query = tables(table).select("id", "document_id", "updated_at").orderBy("id");
    const rows = rowsOf(await query);
    const documentIds = new Map(rows.map((row) => [row.id, String(row.document_id)]));
    const works = await readWorks(strapi, tables);
    return rows.map(({ id, document_id, updated_at }) => ({
      documentId: String(document_id),
      updatedAt: toMoment(updated_at) ?? "",
      hasPdf: withFile.has(document_id) || withLink.has(document_id),
      workId: documentIds.get(works.get(id)) ?? null,
    }));
  });
}

/**
 * One word for all states: it is another one as soon as one of them is. Whoever keeps the states finds
 * the same word, and knows then that nothing is missing.
 * @returns SHA-1, in hexadecimal digits, of a line for each: documentId, moment, "pdf" or "", work or ""
 */
export function digestOf(states: readonly PublicationState[]): string {
  const hash = createHash("sha1");
  const lines = states.map(
    ({ documentId, updatedAt, hasPdf, workId }) =>
      `${documentId} ${updatedAt} ${hasPdf ? "pdf" : ""} ${workId ?? ""}\n`,
  );
  return hash.update(lines.join("")).digest("hex");
}

/**
 * The documentIds of the publications that were deleted at a moment or later, as far as the history knows;
 * some of them may be back.
 * @param moment in ISO 8601
 */
export function readDeletedPublications(strapi: Core.Strapi, moment: string): Promise<string[]> {
  return withTables(strapi, async (tables) => {
    const deletions = tables(REVISIONS)
      .select("record")
      .where({ content_type: PUBLICATION_UID, action: "delete" })
      .where("at", ">=", new Date(moment));
    return rowsOf(await deletions).map(({ record }) => String(record));
  });
}

/** The documentIds of the publications that match. */
async function idsOf(strapi: Core.Strapi, where: object): Promise<Set<unknown>> {
  const rows = await findRows(strapi, PUBLICATION_UID, { select: ["documentId"], where });
  return new Set(rows.map(({ documentId }) => documentId));
}

/** The row of the work of each version, by the version's. */
async function readWorks(strapi: Core.Strapi, tables: Tables): Promise<Map<unknown, unknown>> {
  const { table, owner, target } = joinedField(strapi, "version_of").join;
  const rows = rowsOf(await tables(table).select(owner, target));
  return new Map(rows.map((row) => [row[owner], row[target]]));
}
