import fs from "node:fs/promises";
import path from "node:path";
import { settings } from "../settings";
import { ArchiveWriter } from "./archive-writer";
import { dumpTable } from "./dump";
import { unwritableFolder } from "./folder";
import {
  FORMAT,
  FORMAT_VERSION,
  fileOfTable,
  MANIFEST,
  SCHEMA,
  type Kind,
  type Manifest,
} from "./manifest";
import { newBackupName } from "./names";
import { README } from "./readme";
import type { Snapshot } from "./shapes";
import { keyMark, secretLines, siteLines } from "./site-settings";
import { snapshotWithUploads } from "./snapshot-with-uploads";
import { lecternVersion, strapiVersion } from "./versions";

export interface BackupOptions {
  kind: Kind;
  /** Whether the secrets of `.env` go into it. */
  secrets: boolean;
  now?: Date;
}

/** Beside the uploads, so that they can be held by links. */
const WORK = ".backup-";
const WORK_IS_OLD_MS = 24 * 60 * 60 * 1000;

/** The last one is of `npm run export`. */
const LEFT_BEHIND = /^\.(backup|verify)-|\.tar\.gz(\.json)?\.part$|^\.export-\w{6}$/;

/** What an attempt that was killed has left behind in one of its folders. */
async function removeOldWork(folder: string): Promise<void> {
  for (const name of await fs.readdir(folder)) {
    if (!LEFT_BEHIND.test(name)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await fs.stat(file);
    if (Date.now() - mtimeMs > WORK_IS_OLD_MS) {
      await fs.rm(file, { recursive: true, force: true });
    }
  }
}

async function addTables(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  work: string,
): Promise<Manifest["tables"]> {
  const entries: Manifest["tables"] = [];
  for (const table of await snapshot.tables()) {
    const file = path.join(work, `${table.name}.jsonl`);
    const { rows } = await dumpTable(snapshot, table, file);
    await archive.addFile(fileOfTable(table.name), file);
    await fs.rm(file);
    entries.push({ ...table, rows, lastNumber: await snapshot.lastNumber(table) });
  }
  return entries;
}

async function addUploads(archive: ArchiveWriter, held: string): Promise<Manifest["uploads"]> {
  const before = archive.files.length;
  for (const name of (await fs.readdir(held)).sort()) {
    await archive.addFile(`uploads/${name}`, path.join(held, name));
  }
  const files = archive.files.slice(before);
  return { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function fill(
  archive: ArchiveWriter,
  work: string,
  options: BackupOptions,
  now: Date,
): Promise<Manifest> {
  const held = path.join(work, "uploads");
  const { snapshot, missing } = await snapshotWithUploads(held);
  try {
    await archive.addText("README.txt", README);
    await archive.addText(SCHEMA, JSON.stringify(await snapshot.schema()));
    const tables = await addTables(archive, snapshot, work);
    await archive.addText("settings.env", siteLines());
    if (options.secrets) await archive.addText("secrets.env", secretLines());
    const uploads = await addUploads(archive, held);
    const manifest: Manifest = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      createdAt: now.toISOString(),
      kind: options.kind,
      versions: { lectern: lecternVersion(), strapi: strapiVersion(), node: process.versions.node },
      database: settings.database.client,
      secrets: options.secrets,
      encryptionKey: keyMark(),
      tables,
      uploads,
      missing,
      files: [...archive.files],
    };
    await archive.addText(MANIFEST, JSON.stringify(manifest));
    return manifest;
  } finally {
    await snapshot.close();
  }
}

async function openArchive(part: string, now: Date): Promise<ArchiveWriter> {
  try {
    await fs.mkdir(path.dirname(part), { recursive: true, mode: 0o700 });
    return await ArchiveWriter.open(part, now);
  } catch (error) {
    throw unwritableFolder(error);
  }
}

/** Runs a function with a folder that is gone afterwards. */
async function withWork<T>(use: (work: string) => Promise<T>): Promise<T> {
  const work = await fs.mkdtemp(path.join(settings.dataDir, WORK));
  try {
    return await use(work);
  } finally {
    await fs.rm(work, { recursive: true, force: true });
  }
}

export interface Backup {
  /** Absolute path of the file. */
  file: string;
  manifest: Manifest;
}

/**
 * Writes a backup of the site, which may be running, into the folder of backups. It has its name
 * only when it is whole.
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const now = options.now ?? new Date();
  const { folder } = settings.backups;
  const file = path.join(folder, newBackupName(options.kind, now));
  const part = `${file}.part`;
  const archive = await openArchive(part, now);
  try {
    for (const place of [settings.dataDir, folder]) await removeOldWork(place);
    const manifest = await withWork((work) => fill(archive, work, options, now));
    await archive.end();
    await fs.rename(part, file);
    return { file, manifest };
  } catch (error) {
    archive.destroy();
    await fs.rm(part, { force: true });
    throw error;
  }
}
