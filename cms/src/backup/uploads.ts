import fs from "node:fs/promises";
import path from "node:path";
import { isRecord } from "../documents/types";
import type { Snapshot } from "./shapes";

/** Whole files only: those that are being written, and Strapi's own notes, begin with a dot. */
const isUpload = (name: string) => !name.startsWith(".");

/** Codes of a file system that knows no links between these two places. */
const NO_LINKS = new Set(["EXDEV", "EPERM", "ENOTSUP", "EMLINK", "EOPNOTSUPP"]);

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

async function hold(source: string, target: string): Promise<void> {
  try {
    await fs.link(source, target);
  } catch (error) {
    const code = codeOf(error);
    // It is held already, or was deleted meanwhile.
    if (code === "EEXIST" || code === "ENOENT") return;
    if (!NO_LINKS.has(code)) throw error;
    await fs.copyFile(source, target);
  }
}

/**
 * Keeps each upload that is there now under a second name, so that it stays readable when the site
 * deletes it. Costs no room where the file system has links.
 */
export async function holdUploads(folder: string, held: string): Promise<void> {
  await fs.mkdir(held, { recursive: true, mode: 0o700 });
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.isFile() && isUpload(entry.name)) {
      await hold(path.join(folder, entry.name), path.join(held, entry.name));
    }
  }
}

function urlsOf(row: Record<string, unknown>): unknown[] {
  const formats: unknown = typeof row.formats === "string" ? JSON.parse(row.formats) : row.formats;
  const sizes = isRecord(formats) ? Object.values(formats) : [];
  return [row.url, ...sizes.map((size) => (isRecord(size) ? size.url : undefined))];
}

/** The names of the uploads that the media library of a snapshot points to. */
export async function namedUploads(snapshot: Snapshot): Promise<string[]> {
  const library = (await snapshot.tables()).find(({ name }) => name === "files");
  const names = new Set<string>();
  if (library === undefined) return [];
  for await (const row of snapshot.rows(library)) {
    for (const url of urlsOf(row)) {
      const [, name] = /^\/uploads\/([^/\\]+)$/.exec(String(url)) ?? [];
      if (name !== undefined && isUpload(name)) names.add(name);
    }
  }
  return [...names].sort();
}

/** Those of the names that no held file has. */
export async function missingUploads(names: string[], held: string): Promise<string[]> {
  const there = new Set(await fs.readdir(held));
  return names.filter((name) => !there.has(name));
}
