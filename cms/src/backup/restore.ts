import fs from "node:fs/promises";
import path from "node:path";
import { settings } from "../settings";
import { bucketStore } from "../uploads/store";
import { unpack } from "./archive-reader";
import { firstDifference } from "./compare";
import { takeDatabase, type OwnDatabase } from "./in-use";
import { loadPostgres } from "./load-rows";
import { SCHEMA, type Manifest } from "./manifest";
import { stampOf } from "./names";
import { currentNamespace, withClient } from "./postgres-client";
import { snapshotOfPostgres } from "./postgres-snapshot";
import { putInBucket } from "./restored-objects";
import { createRestoredSchema } from "./restored-schema";
import { folderBeside, putInPlace, removeOldUnpacked, setDataAside, Undo } from "./set-aside";
import type { Snapshot } from "./shapes";
import { keyMark } from "./site-settings";
import { snapshotOfSqlite } from "./sqlite-snapshot";
import { siteTables, swapBack, swapTables, type Swap } from "./swap-postgres";
import { buildFromFolder } from "./verify";

export interface Restored {
  manifest: Manifest;
  /** Where what was there is kept: a folder, a schema of Postgres, and a folder of the bucket. */
  aside: { folder: string | undefined; schema: string | undefined; objects: string | undefined };
  /** The database that was there could not be read. */
  wasDamaged: boolean;
  /** Second factors that cannot be read with this ENCRYPTION_KEY. */
  unreadableFactors: number;
}

/** A database that was made from the backup, and is not in its place yet. */
interface Made {
  /** Puts it there. @returns the schema of Postgres in which the present one is kept */
  place(undo: Undo): Promise<string | undefined>;
  discard(): Promise<void>;
}

async function requireSame(snapshot: Snapshot, manifest: Manifest, folder?: string): Promise<void> {
  try {
    const problem = await firstDifference(snapshot, manifest, folder);
    if (problem !== undefined)
      throw new Error(`The restored database is not the one of the backup: ${problem}`);
  } finally {
    await snapshot.close();
  }
}

async function makeSqlite(folder: string, filename: string, manifest: Manifest): Promise<Made> {
  const made = path.join(folder, "restored.db");
  await buildFromFolder(folder, made, manifest);
  await requireSame(snapshotOfSqlite(made), manifest);
  return {
    async place() {
      await putInPlace(made, path.basename(filename));
      return undefined;
    },
    discard: () => Promise.resolve(),
  };
}

const IDENTIFIER = /[^a-z0-9]+/g;
const asIdentifier = (text: string) => text.toLowerCase().replace(IDENTIFIER, "_");

async function makePostgres(
  folder: string,
  url: string,
  manifest: Manifest,
  stamp: string,
): Promise<Made> {
  const restored = asIdentifier(`restored_${stamp}`);
  const namespace = await withClient(url, currentNamespace);
  const swap: Swap = { namespace, restored, aside: asIdentifier(`before_restore_${stamp}`) };
  const discard = () =>
    withClient(url, async (client) => {
      await client.query(`drop schema if exists "${restored}" cascade`);
    });
  try {
    await withClient(url, (client) => createRestoredSchema(client, restored));
    const schema: unknown = JSON.parse(await fs.readFile(path.join(folder, SCHEMA), "utf8"));
    const { buildPostgres } = await import("./build-tables.js");
    await buildPostgres(url, restored, {
      schema,
      entries: manifest.tables,
      fill: () =>
        withClient(url, (client) => loadPostgres(client, restored, folder, manifest.tables)),
    });
    await requireSame(await snapshotOfPostgres(url, restored), manifest, folder);
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    discard,
    place: (undo) =>
      withClient(url, async (client) => {
        const present = await siteTables(client, namespace, manifest.tables);
        const isKept = await swapTables(client, swap, present);
        undo.add(() => withClient(url, (other) => swapBack(other, swap, manifest.tables)));
        return isKept ? swap.aside : undefined;
      }),
  };
}

function make(folder: string, manifest: Manifest, stamp: string): Promise<Made> {
  const { database } = settings;
  return database.client === "sqlite"
    ? makeSqlite(folder, database.filename, manifest)
    : makePostgres(folder, database.url, manifest, stamp);
}

/** @returns where in the bucket what was there is kept, if uploads lie in one */
async function placeUploads(
  folder: string,
  aside: string,
  undo: Undo,
): Promise<string | undefined> {
  if (bucketStore !== undefined) return putInBucket(bucketStore, folder, aside, undo);
  await putInPlace(folder, "uploads");
  return undefined;
}

/** The lines of `.env` that came with it, for the command, which alone knows where `.env` is. */
async function passSettings(folder: string, target: string | undefined): Promise<void> {
  if (target === undefined) return;
  await fs.mkdir(target, { recursive: true, mode: 0o700 });
  for (const name of ["settings.env", "secrets.env"]) {
    await fs.copyFile(path.join(folder, name), path.join(target, name)).catch(() => {});
  }
}

function unreadableFactors({ tables, encryptionKey, secrets }: Manifest): number {
  if (secrets || encryptionKey === keyMark()) return 0;
  return tables.find(({ name }) => name === "second_factors")?.rows ?? 0;
}

export interface RestoreOptions {
  file: string;
  /** Where to put the settings that came with it. */
  settingsTo?: string | undefined;
  /**
   * Brings the restored database up to date with this version; what it throws takes all back. Without
   * it the site goes back to how it was, and keeps what a backup does not hold.
   */
  migrate?: (() => Promise<void>) | undefined;
  now?: Date;
}

/** Unpacks a backup, makes its database, and puts both in the place of what is there. */
async function putBackupInPlace(
  { file, settingsTo, migrate }: RestoreOptions,
  stamp: string,
  database: OwnDatabase,
): Promise<Restored> {
  const folder = await folderBeside(`restoring-${stamp}`);
  const undo = new Undo();
  try {
    const manifest = await unpack(file, folder);
    const made = await make(folder, manifest, stamp);
    try {
      const found = await database.requireIdle();
      const extent = { unpacked: folder, replacedOnly: migrate === undefined };
      const aside = `before-restore-${stamp}`;
      const kept = await setDataAside(aside, extent, undo);
      const schema = await made.place(undo);
      const objects = await placeUploads(path.join(folder, "uploads"), aside, undo);
      await passSettings(folder, settingsTo);
      await migrate?.();
      return {
        manifest,
        aside: { folder: kept, schema, objects },
        wasDamaged: found === "damaged",
        unreadableFactors: unreadableFactors(manifest),
      };
    } catch (error) {
      await undo.run();
      await made.discard();
      throw error;
    }
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a backup in the place of the site's data. Until everything is unpacked, checked and made,
 * nothing of what is there is touched; then it is kept aside, and comes back when a later step fails.
 *
 * @throws DamagedBackup, DatabaseInUse
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  await fs.mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const database = await takeDatabase(settings.database);
  try {
    await removeOldUnpacked();
    await database.removeLeftovers();
    return await putBackupInPlace(options, stampOf(options.now ?? new Date()), database);
  } finally {
    await database.release();
  }
}
