import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { Readable } from "node:stream";
import { withTables } from "../../../database/tables";
import { isRecord } from "../../../documents/types";
import { commitImport } from "../../../import/commit";
import { labelOf, readChoice, readSourcesOf } from "../../../import/input";
import { progressOf, startReading, stopReading } from "../../../import/jobs";
import { doneBefore, oncePerForm } from "../../../import/once";
import { correctRow, refreshPreview } from "../../../import/refresh";
import { readAnswers } from "../../../import/row-store";
import {
  createImport,
  deleteImport,
  listImports,
  readDone,
  readImport,
  toSummary,
  type StoredImport,
} from "../../../import/store";
import type { ImportSummary } from "../../../import/types";
import { undoImport } from "../../../import/undo";
import { ConflictError } from "../../../versions/conflict";

interface Context {
  params: { id: string; row?: string };
  request: { body?: unknown; files?: unknown };
  status: number;
  body: unknown;
  type: string;
  is(type: string): string | false | null;
}

/** What is told of an import, as far as it has got at this moment. */
function summaryOf(stored: StoredImport): ImportSummary {
  const summary = toSummary(stored);
  return { ...summary, progress: progressOf(stored.documentId) ?? summary.progress };
}

/** The answer piece by piece: the rows are stored as it tells them. */
async function* wholeImport(strapi: Core.Strapi, documentId: string): AsyncGenerator<string> {
  const summary = summaryOf(await readImport(strapi, documentId));
  yield `{"data":${JSON.stringify(summary).slice(0, -1)},"rows":[`;
  let isFirst = true;
  const isShown = summary.status !== "reading" && summary.status !== "failed";
  for await (const batch of isShown ? readAnswers(strapi, documentId) : []) {
    const text = batch.map(({ answer }) => answer).join(",");
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield `]},"meta":{}}`;
}

/**
 * `/api/publication-imports`, for the owner alone: what was read from files, texts, DOIs and ORCID
 * records, imported from there, and undone (scholarly §4).
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find() {
    return { data: (await listImports(strapi)).map(summaryOf), meta: {} };
  },

  async findOne(ctx: Context) {
    const { id } = ctx.params;
    await readImport(strapi, id);
    await refreshPreview(strapi, id);
    ctx.type = "application/json";
    ctx.body = Readable.from(wholeImport(strapi, id));
  },

  /** Keeps what is to be imported and begins to read it. */
  async create(ctx: Context) {
    ctx.status = 201;
    const sources = await readSourcesOf(ctx.request, ctx.is("multipart") !== false);
    const label = labelOf(sources);
    const { documentId, isNew } = await createImport(strapi, label, sources);
    if (isNew) startReading(strapi, documentId, label);
    return { data: { ...summaryOf(await readImport(strapi, documentId)), rows: [] }, meta: {} };
  },

  async updateRow(ctx: Context) {
    const { id, row = "" } = ctx.params;
    const { body } = ctx.request;
    await readImport(strapi, id);
    const number = /^\d{1,6}$/.test(row) ? Number(row) : -1;
    const corrected = await correctRow(strapi, id, number, isRecord(body) ? body.data : undefined);
    if (corrected === undefined) throw new errors.NotFoundError("There is no such row");
    return { data: corrected.row, meta: { counts: corrected.counts } };
  },

  commit(ctx: Context) {
    const { id } = ctx.params;
    return oncePerForm(strapi, "imported", async () => {
      const chosen = readChoice(ctx.request.body);
      const isDone = (await doneBefore(strapi, "imported")) === id;
      const count = isDone ? chosen.length : await commitImport(strapi, id, chosen);
      return { data: summaryOf(await readImport(strapi, id)), meta: { count } };
    });
  },

  undo(ctx: Context) {
    const { id } = ctx.params;
    return oncePerForm(strapi, "undone", async () => {
      const isDone = (await doneBefore(strapi, "undone")) === id;
      const left = isDone
        ? (await withTables(strapi, (tables) => readDone(tables, id))).left
        : await undoImport(strapi, id);
      return { data: summaryOf(await readImport(strapi, id)), meta: { left } };
    });
  },

  /** Discards a preview, or breaks a reading off. What was committed stays. */
  async delete(ctx: Context) {
    const { id } = ctx.params;
    const { status } = await readImport(strapi, id);
    if (status === "reading") await stopReading(id);
    if (!(await deleteImport(strapi, id, ["reading", "preview", "failed"]))) {
      throw new ConflictError("This import has been committed, so it stays in the list.");
    }
    ctx.status = 204;
  },
});
