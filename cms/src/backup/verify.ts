import fs from "node:fs/promises";
import path from "node:path";
import { settings } from "../settings";
import { unpack } from "./archive-reader";
import { firstDifference } from "./compare";
import { loadSqlite } from "./load-rows";
import { SCHEMA, type Manifest } from "./manifest";
import type { Snapshot } from "./shapes";
import { snapshotOfSqlite } from "./sqlite-snapshot";
import { missingUploads, namedUploads } from "./uploads";

/** Makes the database of an unpacked backup as a SQLite file. */
export async function buildFromFolder(
  folder: string,
  filename: string,
  manifest: Manifest,
): Promise<void> {
  const schema: unknown = JSON.parse(await fs.readFile(path.join(folder, SCHEMA), "utf8"));
  // Strapi's schema builder takes long to load, and a damaged archive is rejected without it.
  const { buildSqlite } = await import("./build-tables.js");
  await buildSqlite(filename, {
    schema,
    entries: manifest.tables,
    fill: () => loadSqlite(filename, folder, manifest.tables),
  });
}

async function uploadsProblem(
  snapshot: Snapshot,
  folder: string,
  known: string[],
): Promise<string | undefined> {
  const missing = await missingUploads(await namedUploads(snapshot), path.join(folder, "uploads"));
  const [name] = missing.filter((missed) => !known.includes(missed));
  return name === undefined ? undefined : `the upload ${name} is missing`;
}

/**
 * Restores a backup into a temporary copy and compares it with what was backed up: the checksum of
 * each file, the rows of each table, and that each upload is there that the media library names.
 *
 * @throws Error that says what is wrong
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  const folder = await fs.mkdtemp(path.join(settings.backups.folder, ".verify-"));
  try {
    const manifest = await unpack(file, folder);
    const filename = path.join(folder, "scratch.db");
    await buildFromFolder(folder, filename, manifest);
    const snapshot = snapshotOfSqlite(filename);
    try {
      const problem =
        (await firstDifference(snapshot, manifest)) ??
        (await uploadsProblem(snapshot, folder, manifest.missing));
      if (problem !== undefined) throw new Error(problem);
    } finally {
      await snapshot.close();
    }
    return manifest;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
