import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { lockInTransaction } from "../database/advisory-lock";
import { isRecord, type Data } from "../documents/types";
import { checkDocument } from "../documents/validation";
import { validationError, type Problem } from "../documents/validation/problems";
import { SYSTEM_ATTRIBUTES } from "../strapi-access/content-types";
import { findRows } from "../strapi-access/rows";
import { checkVersion, noteVersion } from "../versions/check";
import { listVersion } from "./list-version";

/** More rows than any such list has. */
const MAX_ROWS = 500;

/** What an answer carries and a row may therefore carry back, but never decides. */
const ROW_SYSTEM_KEYS = [
  "id",
  "documentId",
  "createdAt",
  "updatedAt",
  "publishedAt",
  "locale",
  "order_index",
];

interface Row {
  /** The documentId of the row that this one takes the place of. */
  documentId: string | undefined;
  data: Data;
}

export interface ReplacedList {
  entries: Data[];
  version: string;
  /** The documentIds of the rows that were left out: they lie in the trash now. */
  deleted: string[];
}

type KnownIds = Map<string, string>;

/** Both ids of a row lead to its documentId. */
function knownIds(rows: Data[]): KnownIds {
  return new Map(
    rows.flatMap(({ id, documentId }) => [
      [String(id), String(documentId)],
      [String(documentId), String(documentId)],
    ]),
  );
}

function rowId(raw: Data, known: KnownIds): string | undefined {
  for (const id of [raw.documentId, raw.id]) {
    if (typeof id !== "string" && typeof id !== "number") continue;
    const documentId = known.get(String(id));
    if (documentId !== undefined) return documentId;
  }
  return undefined;
}

/** Splits the rows into id and data; the position becomes the order. */
function readRows(rows: unknown[], known: KnownIds, ordered: boolean): Row[] {
  const used = new Set<string>();
  return rows.map((raw, index) => {
    const path = ["data", String(index)];
    if (!isRecord(raw)) throw validationError([{ path, message: "Each row must be an object" }]);
    const documentId = rowId(raw, known);
    if (documentId !== undefined && used.has(documentId)) {
      throw validationError([{ path: [...path, "id"], message: "This row is in the list twice" }]);
    }
    if (documentId !== undefined) used.add(documentId);
    const data = Object.fromEntries(
      Object.entries(raw).filter(([key]) => !ROW_SYSTEM_KEYS.includes(key)),
    );
    return { documentId, data: ordered ? { ...data, order_index: index + 1 } : data };
  });
}

/** Everything that is wrong with any row, before anything is written. */
function checkRows(strapi: Core.Strapi, uid: UID.ContentType, rows: Row[], present: Data[]): void {
  const attributes = strapi.contentType(uid).attributes;
  const problems = rows.flatMap(({ documentId, data }, index): Problem[] => {
    const path = ["data", String(index)];
    const unknown = Object.keys(data)
      .filter((key) => !(key in attributes) || SYSTEM_ATTRIBUTES.has(key))
      .map((key) => ({ path: [...path, key], message: `Invalid key ${key}` }));
    const isNew = documentId === undefined;
    const stored = present.find((row) => !isNew && row.documentId === documentId);
    return [...unknown, ...checkDocument(strapi, uid, data, isNew, { path, stored }).problems];
  });
  if (problems.length > 0) throw validationError(problems);
}

async function writeRows(strapi: Core.Strapi, uid: UID.ContentType, rows: Row[]) {
  const documents = strapi.documents(uid);
  const entries: Data[] = [];
  for (const { documentId, data } of rows) {
    const entry: unknown =
      documentId === undefined
        ? await documents.create({ data })
        : await documents.update({ documentId, data });
    if (isRecord(entry)) entries.push(entry);
  }
  return entries;
}

async function removeOthers(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  known: KnownIds,
  rows: Row[],
): Promise<string[]> {
  const kept = new Set(rows.map(({ documentId }) => documentId));
  const others = [...new Set(known.values())].filter((documentId) => !kept.has(documentId));
  for (const documentId of others) await strapi.documents(uid).delete({ documentId });
  return others;
}

/**
 * Replaces a whole list in one transaction (contract §3): known ids are updated, rows without a
 * known id created, rows left out deleted, or nothing changes at all. `order_index` follows the
 * position, starting with 1.
 *
 * @param version when given, the list must still have this version
 * @throws ValidationError with paths such as `['data', '2', 'icon']`; VersionConflict
 */
export async function replaceList(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  input: unknown,
  version: string | undefined,
): Promise<ReplacedList> {
  if (!Array.isArray(input)) {
    throw new errors.ValidationError('"data" must be the list of all rows');
  }
  if (input.length > MAX_ROWS) {
    throw new errors.ValidationError(`A list can have at most ${MAX_ROWS} rows`);
  }
  const ordered = "order_index" in strapi.contentType(uid).attributes;
  return strapi.db.transaction(async () => {
    await lockInTransaction(strapi, uid);
    await checkVersion(strapi, version, await listVersion(strapi, uid), "list");
    // In their order, so that those that go can come back one after the other.
    const present = await findRows(strapi, uid, {
      orderBy: ordered ? [{ order_index: "asc" }, { id: "asc" }] : [{ id: "asc" }],
    });
    const known = knownIds(present);
    const rows = readRows(input, known, ordered);
    checkRows(strapi, uid, rows, present);
    const deleted = await removeOthers(strapi, uid, known, rows);
    const entries = await writeRows(strapi, uid, rows);
    const saved = await listVersion(strapi, uid);
    await noteVersion(strapi, uid, saved);
    return { entries, version: saved, deleted };
  });
}
