import type { Core } from "@strapi/strapi";
import { withTables } from "../database/tables";
import { ConflictError } from "../versions/conflict";
import { correctedFields } from "./entry-fields";
import type { Chosen } from "./input";
import { libraryMark, readLibrary, type Library } from "./library";
import { countRows, matchRows } from "./match-rows";
import { readRows, updateRows, type NewRow, type StoredRow } from "./row-store";
import { changeImport, readImport } from "./store";
import type { Counts, Row } from "./types";

interface Matched {
  library: Library;
  rows: Row[];
}

/** Compares rows with the publications of now, and keeps what is told of them from now on. */
async function match(
  strapi: Core.Strapi,
  documentId: string,
  stored: readonly StoredRow[],
): Promise<Matched & { counts: Counts }> {
  const library = await readLibrary(strapi);
  const read = stored.map(({ answer: _answer, stored: _stored, ...row }) => row);
  const rows = await matchRows(library, read);
  const changed = rows.flatMap((answer, index): NewRow[] => {
    const row = stored[index];
    if (row === undefined || JSON.stringify(answer) === row.stored) return [];
    return [{ answer, givenVersionOf: row.givenVersionOf, warnings: row.warnings }];
  });
  await updateRows(strapi, documentId, changed);
  const counts = countRows(rows);
  const change = { counts, matchedAt: library.mark };
  await changeImport(strapi, documentId, ["preview", "importing"], change);
  return { library, rows, counts };
}

async function isFresh(strapi: Core.Strapi, matchedAt: string | null): Promise<boolean> {
  return (await withTables(strapi, (tables) => libraryMark(strapi, tables))) === matchedAt;
}

/** Brings a preview up to date, when publications have been changed since it was made. */
export async function refreshPreview(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { status, matchedAt } = await readImport(strapi, documentId);
  if (status !== "preview" || (await isFresh(strapi, matchedAt))) return;
  await match(strapi, documentId, await readRows(strapi, documentId));
}

/** Whether two rows say the same of what would happen. */
function isSame(one: Row, other: Row | undefined): boolean {
  const shape = (row: Row | undefined) => [row?.status, row?.match, row?.differences];
  return JSON.stringify(shape(one)) === JSON.stringify(shape(other));
}

/**
 * The rows as they compare to the publications of now.
 *
 * @throws ConflictError when a chosen one is not what the preview has said
 */
export async function freshRows(
  strapi: Core.Strapi,
  documentId: string,
  chosen: readonly Chosen[],
): Promise<Matched> {
  const { matchedAt } = await readImport(strapi, documentId);
  const stored = await readRows(strapi, documentId);
  if (await isFresh(strapi, matchedAt)) {
    const library = await readLibrary(strapi);
    return { library, rows: stored.map(({ answer }) => answer) };
  }
  const { library, rows } = await match(strapi, documentId, stored);
  const isChanged = chosen.some(({ row }) => {
    const before = stored[row]?.answer;
    return before !== undefined && !isSame(before, rows[row]);
  });
  if (isChanged) {
    throw new ConflictError(
      "Publications were changed after this preview was made. Look at it again: it is up to date now.",
    );
  }
  return { library, rows };
}

/**
 * Corrects a row of a preview.
 *
 * @param given attributes of a publication
 * @returns nothing when there is no such row
 * @throws ConflictError when it is no preview any more; ValidationError with the paths of the fields
 */
export async function correctRow(
  strapi: Core.Strapi,
  documentId: string,
  number: number,
  given: unknown,
): Promise<{ row: Row; counts: Counts } | undefined> {
  const { status } = await readImport(strapi, documentId);
  if (status !== "preview") throw new ConflictError("This import is no longer a preview.");
  const stored = await readRows(strapi, documentId);
  const row = stored[number];
  if (row === undefined) return undefined;
  row.fields = correctedFields(strapi, row.fields, given);
  row.problem = null;
  row.warnings = [];
  const { rows, counts } = await match(strapi, documentId, stored);
  const corrected = rows[number];
  return corrected === undefined ? undefined : { row: corrected, counts };
}
