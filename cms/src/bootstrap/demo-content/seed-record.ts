import type { Core, UID } from "@strapi/strapi";
import { isRecord, type Data } from "../../documents/types";
import { findRows } from "../../strapi-access/rows";
import { contentTypes } from "../../strapi-access/content-types";
import { demoContentNote, type DemoContentNote } from "./empty-database";
import { contentOf, fingerprintOf, wholeRow, type Fingerprint } from "./fingerprint";
import { FOLDER_NAME } from "./upload-pictures";
import { FILE_UID } from "../../uploads/file-uid";

/** The entries that the demo brought: by content type and documentId, what each said. */
export type SeedRecord = Record<string, Record<string, Fingerprint>>;

type Seeded = Required<Pick<DemoContentNote, "seeded" | "pictures">>;

/** Longer than the pause between two entries of one loading, shorter than the rest of a start. */
const PAUSE_MS = 5_000;

/** Every entry of a content type with its content. */
export async function readContent(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<{ documentId: string; row: Data; content: Data }[]> {
  const rows = await findRows(strapi, uid, { populate: wholeRow(strapi, uid) });
  return rows.map((row) => ({
    documentId: String(row.documentId),
    row,
    content: contentOf(strapi, uid, row),
  }));
}

/**
 * Takes the fingerprint of every entry there is. Belongs into the transaction that has filled the
 * empty database: everything in it is the demo's.
 */
export async function recordSeeded(strapi: Core.Strapi): Promise<Seeded> {
  return {
    seeded: await recordWhere(strapi, () => true),
    pictures: await demoPictures(strapi, () => true),
  };
}

/** The names of the files in the demo's folder of the media library. */
async function demoPictures(
  strapi: Core.Strapi,
  isSeeded: (row: Data) => boolean,
): Promise<string[]> {
  const where = { folder: { name: FOLDER_NAME, parent: null } };
  const files = await findRows(strapi, FILE_UID, { where });
  return files.filter(isSeeded).map(({ hash }) => String(hash));
}

async function recordWhere(
  strapi: Core.Strapi,
  isSeeded: (row: Data) => boolean,
): Promise<SeedRecord> {
  const record: SeedRecord = {};
  for (const uid of contentTypes(strapi)) {
    const entries = (await readContent(strapi, uid)).filter(({ row }) => isSeeded(row));
    record[uid] = Object.fromEntries(
      entries.map(({ documentId, content }) => [documentId, fingerprintOf(content)]),
    );
  }
  return record;
}

const createdAt = (row: Data) => new Date(String(row.createdAt)).getTime();

/** When the loading was over: the entries of one loading follow each other closely. */
async function endOfLoading(strapi: Core.Strapi): Promise<number> {
  const rows: Data[] = [];
  for (const uid of contentTypes(strapi)) {
    rows.push(...(await findRows(strapi, uid, { select: ["createdAt"] })));
  }
  const moments = rows.map(createdAt).sort((a, b) => a - b);
  const pause = moments.findIndex(
    (moment, index) => (moments[index + 1] ?? Infinity) > moment + PAUSE_MS,
  );
  return moments[pause] ?? 0;
}

/**
 * Takes the fingerprints of a site whose demo content was loaded by a version that kept none: of
 * the entries that were made in one go with the first one, and never saved again. Changes nothing
 * the second time.
 */
export async function recordOlderLoading(strapi: Core.Strapi): Promise<void> {
  const note = readNote(await demoContentNote(strapi).get());
  if (note === undefined || note.seeded !== undefined) return;
  const end = await endOfLoading(strapi);
  const seeded = await recordWhere(
    strapi,
    (row) => createdAt(row) <= end && new Date(String(row.updatedAt)).getTime() <= createdAt(row),
  );
  const pictures = await demoPictures(strapi, (row) => createdAt(row) <= end);
  await demoContentNote(strapi).set({ value: { ...note, seeded, pictures } });
}

/** @param stored what the store holds */
export function readNote(stored: unknown): DemoContentNote | undefined {
  return isNote(stored) ? stored : undefined;
}

function isNote(stored: unknown): stored is DemoContentNote {
  if (!isRecord(stored) || typeof stored.day !== "string") return false;
  const { seeded, pictures } = stored;
  if (pictures !== undefined && !Array.isArray(pictures)) return false;
  return seeded === undefined || isRecord(seeded);
}

/** Whether any entry is left that the demo brought, changed or not. */
export async function hasDemoContent(strapi: Core.Strapi): Promise<boolean> {
  const seeded = readNote(await demoContentNote(strapi).get())?.seeded ?? {};
  for (const uid of contentTypes(strapi)) {
    const documentIds = Object.keys(seeded[uid] ?? {});
    if (documentIds.length === 0) continue;
    const where = { documentId: { $in: documentIds } };
    if ((await strapi.db.query(uid).count({ where })) > 0) return true;
  }
  return false;
}
