import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { answerData } from "~/lib/cms/answer-data.server";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText, pathOf, textArray } from "~/lib/cms/collection-type.server";
import { PUBLICATION_STAGES, type Publication } from "../publication/publication";
import { publicationRow } from "../publication/row.server";
import type { ImportedFields } from "./input";
import {
  ENTRY_KINDS,
  type EntryMatch,
  type ImportEntry,
  type ImportSummary,
  type TakenEntry,
} from "./publication-import";

const PATH = "/api/publication-imports";

const count = z.number().catch(0);
const notice = z.object({ message: z.string(), line: z.number().nullable().catch(null) });
const notices = z.array(notice).catch([]);
const moment = z.string().nullable().catch(null);

const summary = z
  .object({
    documentId: z.string(),
    status: z.enum(["reading", "preview", "importing", "imported", "undone", "failed"]),
    source: z.string(),
    createdAt: z.string(),
    importedAt: moment,
    undoneAt: moment,
    progress: z.object({ done: z.number(), total: z.number() }).nullable().catch(null),
    counts: z
      .object({ new: count, duplicate: count, changed: count, problem: count })
      .catch({ new: 0, duplicate: 0, changed: 0, problem: 0 }),
    created: count,
    changed: count,
    notices,
    problem: nullableText,
  })
  .transform(({ documentId, ...rest }): ImportSummary => ({ id: documentId, ...rest }));

const match = z
  .union([
    z
      .object({ documentId: z.string(), slug: z.string(), title: z.string() })
      .transform(({ documentId, ...rest }): EntryMatch => ({ id: documentId, ...rest })),
    z.object({ row: z.number() }),
  ])
  .nullable()
  .catch(null);

const entry = z
  .object({
    row: z.number(),
    status: z.enum(ENTRY_KINDS),
    source: nullableText,
    line: z.number().nullable().catch(null),
    fields: z.object({
      title: nullableText,
      authors: textArray,
      editors: textArray,
      journal: nullableText,
      publisher: nullableText,
      publication_date: nullableText,
      date_precision: z.enum(["day", "month", "year"]).catch("day"),
      stage: z.enum(PUBLICATION_STAGES).catch("published"),
      type: z.string().catch("article"),
      doi: nullableText,
    }),
    warnings: notices,
    problem: notice.nullable().catch(null),
    match,
    differences: z
      .array(z.object({ field: z.string(), current: z.unknown(), imported: z.unknown() }))
      .catch([]),
    version_of: z.object({ title: z.string() }).nullable().catch(null),
    version_side: z.enum(["version", "work"]).catch("version"),
    version_of_given: z.boolean().catch(false),
  })
  .transform(({ version_of_given, ...rest }): ImportEntry => {
    return { ...rest, isVersionGiven: version_of_given };
  });

/** All imports, the newest first. @throws CmsError */
export async function listImports(cms: Cms): Promise<ImportSummary[]> {
  return answerData(z.array(summary), await cms.get(PATH));
}

/**
 * How far an import has come, without its entries.
 * @returns null when there is no such import
 * @throws CmsError
 */
export async function findImport(cms: Cms, id: string): Promise<ImportSummary | null> {
  return (await listImports(cms)).find((one) => one.id === id) ?? null;
}

/** An import with its entries. @throws CmsError with status 404 when it is gone */
export async function readImport(
  cms: Cms,
  id: string,
): Promise<{ summary: ImportSummary; entries: ImportEntry[] }> {
  const rows = z.object({ rows: z.array(z.unknown()).catch([]) });
  const answer = await cms.get(pathOf(PATH, id));
  const { rows: unread, ...rest } = answerData(summary.and(rows), answer);
  const entries: ImportEntry[] = [];
  for (let start = 0; start < unread.length; start += PART_SIZE) {
    entries.push(...z.array(entry).parse(unread.slice(start, start + PART_SIZE)));
    // Visitors have their turn.
    await setImmediate();
  }
  return { summary: rest, entries };
}

/** As many entries as are read in a few milliseconds. */
const PART_SIZE = 100;

const entryFields = z
  .looseObject({})
  .transform((fields): unknown => ({ documentId: "", title: "", ...fields }))
  .pipe(publicationRow);

/**
 * What an import has read of one entry, as a publication.
 * @returns null when there is no such entry
 * @throws CmsError with status 404 when the import is gone
 */
export async function readEntry(cms: Cms, id: string, row: number): Promise<Publication | null> {
  const numbered = z.object({ rows: z.array(z.looseObject({ row: z.number() })) });
  const { rows } = answerData(numbered, await cms.get(pathOf(PATH, id)));
  const found = rows.find((one) => one.row === row);
  return found ? { ...entryFields.parse(found["fields"]), id: String(row) } : null;
}

/**
 * Begins to read sources; the cms goes on with it after its answer.
 * @param text what was pasted; blank for nothing
 * @throws CmsError when the cms rejects the request or is down
 */
export async function createImport(
  cms: Cms,
  { text, files }: { text: string; files: readonly File[] },
): Promise<ImportSummary> {
  const form = new FormData();
  if (text) form.set("text", text);
  for (const file of files) form.append("files", file);
  const body = files.length > 0 ? form : { data: { text } };
  return answerData(summary, await cms.post(PATH, body));
}

/**
 * Corrects an entry.
 * @throws CmsError with the rejected attributes; with status 404 when it is gone, 409 when the import
 *   is no preview any more
 */
export async function updateEntry(
  cms: Cms,
  id: string,
  row: number,
  fields: ImportedFields,
): Promise<void> {
  await cms.put(`${pathOf(PATH, id)}/rows/${row}`, { data: fields });
}

/**
 * Imports entries, all of them or none.
 * @returns how many publications were added or changed
 * @throws CmsError with status 409 when the import has been carried out already
 */
export async function commitImport(
  cms: Cms,
  id: string,
  rows: readonly TakenEntry[],
): Promise<number> {
  const answer = z.object({ meta: z.object({ count: z.number() }) });
  return answer.parse(await cms.post(`${pathOf(PATH, id)}/commit`, { data: { rows } })).meta.count;
}

/**
 * Takes an import back.
 * @returns the publications that have been edited since and were left
 * @throws CmsError with status 409 when it has been undone already
 */
export async function undoImport(cms: Cms, id: string): Promise<{ id: string; title: string }[]> {
  const left = z.object({ documentId: z.string(), title: z.string() });
  const answer = z.object({ meta: z.object({ left: z.array(left) }) });
  const { meta } = answer.parse(await cms.post(`${pathOf(PATH, id)}/undo`, {}));
  return meta.left.map(({ documentId, title }) => ({ id: documentId, title }));
}

/** Drops a preview. @throws CmsError with status 409 for what has been imported */
export async function discardImport(cms: Cms, id: string): Promise<void> {
  await cms.delete(pathOf(PATH, id));
}
