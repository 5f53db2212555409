import type { Core } from "@strapi/strapi";
import { chunksOf } from "../database/chunks";
import { rowsOf, withTables } from "../database/tables";
import { newDocumentId } from "../strapi-access/document-id";
import { textOf } from "../strapi-access/rows";
import { Breather } from "./breathe";
import type { ReadRow } from "./match-rows";
import type { Notice } from "./parse/types";
import type { Row } from "./types";

/** The table of the entries of imports. */
export const ROWS = "publication_import_rows";

/** As many rows are read or written at once, so that nothing else waits for long. */
const BATCH = 100;

/** A row with what it is made of. */
export interface NewRow {
  answer: Row;
  givenVersionOf: number | null;
  /** Those of the source alone. */
  warnings: Notice[];
}

/** Writes the rows of an import, some at a time. */
export async function insertRows(
  strapi: Core.Strapi,
  documentId: string,
  rows: readonly NewRow[],
): Promise<void> {
  const breather = new Breather();
  for (const chunk of chunksOf(rows, BATCH)) {
    const batch = chunk.map(({ answer, givenVersionOf, warnings }) => ({
      document_id: newDocumentId(),
      import: documentId,
      position: answer.row,
      given_version_of: givenVersionOf,
      warnings: JSON.stringify(warnings),
      answer: JSON.stringify(answer),
    }));
    await withTables(strapi, async (tables) => {
      await tables(ROWS).insert(batch);
    });
    await breather.pause();
  }
}

/** Replaces rows, some at a time. */
export async function updateRows(
  strapi: Core.Strapi,
  documentId: string,
  rows: readonly NewRow[],
): Promise<void> {
  const breather = new Breather();
  for (const chunk of chunksOf(rows, BATCH)) {
    await withTables(strapi, async (tables) => {
      for (const { answer, warnings } of chunk) {
        await tables(ROWS)
          .where({ import: documentId, position: answer.row })
          .update({ answer: JSON.stringify(answer), warnings: JSON.stringify(warnings) });
        await breather.pause();
      }
    });
  }
}

interface StoredAnswer {
  answer: string;
  warnings: string | null;
  givenVersionOf: number | null;
}

/** The rows of an import as texts of JSON, some at a time. */
export async function* readAnswers(
  strapi: Core.Strapi,
  documentId: string,
): AsyncGenerator<StoredAnswer[]> {
  for (let last = -1; ; ) {
    const rows = await withTables(strapi, async (tables) =>
      rowsOf(
        await tables(ROWS)
          .select("position", "answer", "warnings", "given_version_of")
          .where({ import: documentId })
          .where("position", ">", last)
          .orderBy("position")
          .limit(BATCH),
      ),
    );
    if (rows.length === 0) return;
    yield rows.map((row) => ({
      answer: String(row.answer),
      warnings: textOf(row, "warnings"),
      givenVersionOf: row.given_version_of === null ? null : Number(row.given_version_of),
    }));
    last = Number(rows.at(-1)?.position);
  }
}

/** A row as it was stored, ready to be compared again. */
export interface StoredRow extends ReadRow {
  answer: Row;
  /** The same as a text. */
  stored: string;
}

export async function readRows(strapi: Core.Strapi, documentId: string): Promise<StoredRow[]> {
  const breather = new Breather();
  const rows: StoredRow[] = [];
  for await (const batch of readAnswers(strapi, documentId)) {
    for (const { answer: stored, warnings, givenVersionOf } of batch) {
      // Both were written above.
      const answer = JSON.parse(stored) as Row;
      const { row, source, line, key, fields, problem } = answer;
      const given = JSON.parse(warnings ?? "[]") as Notice[];
      rows.push({
        ...{ row, source, line, key, fields, problem, givenVersionOf, answer, stored },
        warnings: given,
      });
    }
    await breather.pause();
  }
  return rows;
}

/** Deletes all rows of an import. */
export async function deleteRows(strapi: Core.Strapi, documentId: string): Promise<void> {
  await withTables(strapi, async (tables) => {
    await tables(ROWS).where({ import: documentId }).delete();
  });
}
