import fs from "node:fs/promises";
import { isRecord } from "../documents/types";
import type { Snapshot } from "./shapes";

/** Whole files only: those that are being written, and Strapi's own notes, begin with a dot. */
const isUpload = (name: string) => !name.startsWith(".");

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
