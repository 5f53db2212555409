import { isRecord } from "../documents/types";
import { isName } from "./schema";
import { COLUMN_TYPES, type TableShape } from "./shapes";

export const FORMAT = "lectern-backup";
/** Goes up when a program that knows only the one before cannot read a backup any more. */
export const FORMAT_VERSION = 1;

export const KINDS = ["manual", "nightly", "upgrade"] as const;
/** Who asked for a backup: a person, the clock, or a start that is going to migrate. */
export type Kind = (typeof KINDS)[number];

export interface TableEntry extends TableShape {
  rows: number;
  lastNumber: number | null;
}

export interface FileEntry {
  name: string;
  bytes: number;
  sha256: string;
}

/** What a backup says of itself: its last file, `manifest.json`. */
export interface Manifest {
  format: typeof FORMAT;
  formatVersion: number;
  createdAt: string;
  kind: Kind;
  versions: { lectern: string; strapi: string; node: string };
  database: "sqlite" | "postgres";
  /** Whether the secrets of `.env` are in it. */
  secrets: boolean;
  /** Recognizes ENCRYPTION_KEY without telling it: second factors can be read with this key alone. */
  encryptionKey: string | null;
  tables: TableEntry[];
  uploads: { count: number; bytes: number };
  /** Uploads that the media library names and that were not there. */
  missing: string[];
  files: FileEntry[];
}

const UPLOAD = /^uploads\/(?!\.{1,2}$)[^/\\\0]{1,255}$/;
const PLAIN = /^(README\.txt|schema\.json|settings\.env|secrets\.env|manifest\.json)$/;
const TABLE = /^tables\/([A-Za-z0-9_]+)\.jsonl$/;

/** True for the name of a file that a backup may hold: nothing else is written anywhere. */
export function isEntryName(name: string): boolean {
  return PLAIN.test(name) || UPLOAD.test(name) || isName(TABLE.exec(name)?.[1]);
}

export const MANIFEST = "manifest.json";
export const SCHEMA = "schema.json";
export const fileOfTable = (name: string) => `tables/${name}.jsonl`;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isList = (value: unknown, check: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(check);

function isFileEntry(value: unknown): boolean {
  if (!isRecord(value) || typeof value.name !== "string" || !isEntryName(value.name)) return false;
  return isCount(value.bytes) && /^[0-9a-f]{64}$/.test(String(value.sha256));
}

function isColumn(value: unknown): boolean {
  return isRecord(value) && isName(value.name) && COLUMN_TYPES.some((type) => type === value.type);
}

function isTableEntry(value: unknown): boolean {
  if (!isRecord(value) || !isName(value.name) || !isList(value.columns, isColumn)) return false;
  const { primaryKey, numbered, rows, lastNumber } = value;
  if (!isList(primaryKey, isName) || typeof numbered !== "boolean") return false;
  return isCount(rows) && (lastNumber === null || isCount(lastNumber));
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value) || value.format !== FORMAT) return false;
  const { versions, uploads, encryptionKey } = value;
  const isTold =
    isRecord(versions) &&
    [versions.lectern, versions.strapi].every((text) => typeof text === "string");
  return (
    isTold &&
    typeof value.createdAt === "string" &&
    KINDS.some((kind) => kind === value.kind) &&
    (value.database === "sqlite" || value.database === "postgres") &&
    typeof value.secrets === "boolean" &&
    (encryptionKey === null || typeof encryptionKey === "string") &&
    isRecord(uploads) &&
    isCount(uploads.count) &&
    isCount(uploads.bytes) &&
    isList(value.missing, (name) => typeof name === "string") &&
    isList(value.tables, isTableEntry) &&
    isList(value.files, isFileEntry)
  );
}

/**
 * @throws Error in words for the person at the keyboard when it is none, or a newer one
 */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error("it is damaged: its manifest cannot be read");
  }
  if (isRecord(value) && value.format === FORMAT && Number(value.formatVersion) > FORMAT_VERSION) {
    throw new Error("a newer version of Lectern has made it: update Lectern first");
  }
  if (!isManifest(value)) throw new Error("it is damaged: its manifest is not complete");
  return value;
}
