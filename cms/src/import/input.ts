import { errors } from "@strapi/utils";
import { readFile } from "node:fs/promises";
import { isRecord } from "../documents/types";
import { inFormOrder } from "../uploads/file-order";
import type { Source } from "./parse/types";

/** The largest text that may be pasted; of a file it is what any upload may have. */
const MAX_BYTES = 10 * 1024 * 1024;

const MAX_NAME = 200;

interface Request {
  body?: unknown;
  files?: unknown;
}

function fail(message: string): never {
  throw new errors.ValidationError(message);
}

/** The name of a file without the folders that some browsers put before it. */
function nameOf(given: unknown): string {
  const name = typeof given === "string" ? given : "";
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const clean = last.replaceAll(/\p{C}/gu, "").trim();
  return clean === "" ? "file" : clean.slice(0, MAX_NAME);
}

async function readFiles(files: unknown): Promise<Source[]> {
  if (!isRecord(files)) return [];
  const strange = Object.keys(files).find((name) => name !== "files");
  if (strange !== undefined) fail(`Invalid key ${strange}`);
  const sources: Source[] = [];
  for (const file of inFormOrder([files.files].flat().filter(isRecord))) {
    const bytes = await readFile(String(file.filepath));
    sources.push({ name: nameOf(file.originalFilename), bytes });
  }
  return sources;
}

/** What was pasted; nothing when it is blank. */
function readText(body: unknown, isForm: boolean): string | undefined {
  const data = isForm ? body : isRecord(body) ? body.data : undefined;
  if (!isRecord(data)) {
    if (isForm) return undefined;
    fail('"data" must be {text}');
  }
  const strange = Object.keys(data).find((name) => name !== "text");
  if (strange !== undefined) fail(`Invalid key ${strange}`);
  const { text } = data;
  if (text === undefined || text === null) return undefined;
  if (typeof text !== "string") fail("text must be a text");
  if (Buffer.byteLength(text) > MAX_BYTES) {
    throw new errors.PayloadTooLargeError("A text may have at most 10 MB.");
  }
  return text.trim() === "" ? undefined : text;
}

/**
 * What is to be imported: `{data: {text}}`, or a form with `files` and `text`.
 *
 * @throws ValidationError; PayloadTooLargeError
 */
export async function readSourcesOf(request: Request, isForm: boolean): Promise<Source[]> {
  const text = readText(request.body, isForm);
  const sources = isForm ? await readFiles(request.files) : [];
  if (text !== undefined) sources.push({ name: null, bytes: Buffer.from(text) });
  if (sources.length === 0) fail("Choose a file, or paste what is to be imported.");
  return sources;
}

/** "refs.bib and 2 more", "Pasted text". */
export function labelOf(sources: readonly Source[]): string {
  const [first] = sources;
  const name = first?.name ?? "Pasted text";
  return sources.length > 1 ? `${name} and ${sources.length - 1} more` : name;
}

/** One row to be imported. */
export interface Chosen {
  row: number;
  /** The differences that are taken; all of them when left out. */
  fields: string[] | undefined;
  versionOf: boolean;
}

function readChosen(value: unknown): Chosen {
  if (!isRecord(value)) fail("Each row must be an object");
  const strange = Object.keys(value).find((key) => !["row", "fields", "version_of"].includes(key));
  if (strange !== undefined) fail(`Invalid key ${strange}`);
  const { row, fields, version_of: versionOf = false } = value;
  if (typeof row !== "number" || !Number.isInteger(row) || row < 0) {
    fail("row must be the number of a row");
  }
  if (typeof versionOf !== "boolean") fail("version_of must be true or false");
  if (fields === undefined || fields === null) return { row, fields: undefined, versionOf };
  const names: unknown[] = Array.isArray(fields) ? fields : [null];
  const texts = names.filter((name) => typeof name === "string");
  if (texts.length < names.length) fail("fields must be a list of names");
  return { row, fields: texts, versionOf };
}

/**
 * The rows to be imported, each once: `{data: {rows: [{row, fields?, version_of?}]}}`.
 *
 * @throws ValidationError
 */
export function readChoice(body: unknown): Chosen[] {
  const data = isRecord(body) ? body.data : undefined;
  const rows: unknown = isRecord(data) ? data.rows : undefined;
  if (!Array.isArray(rows)) fail('"data" must be {rows}');
  if (rows.length === 0) fail("Choose at least one row.");
  const chosen = rows.map(readChosen);
  if (new Set(chosen.map(({ row }) => row)).size < chosen.length) fail("A row is there twice");
  return chosen.sort((a, b) => a.row - b.row);
}
