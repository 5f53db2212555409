import fs from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../server/error-code";
import { settings } from "../settings";

/** A way to undo what was done, in the other order. */
export class Undo {
  private readonly steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.steps.splice(0).reverse()) await step();
  }
}

/** What a restore puts in its place; a database of SQLite has files beside it. */
const REPLACED = /^(lectern\.db(-wal|-shm|-journal)?|uploads)$/;

export interface Extent {
  /** The folder of the restored files, which may lie in the data folder. */
  unpacked: string;
  /** Leaves what a backup does not hold, such as mails that wait to be sent. */
  replacedOnly: boolean;
}

/** What stays where it is: it is no part of the site's state. */
function staysInPlace(name: string, { unpacked, replacedOnly }: Extent): boolean {
  if (replacedOnly && !REPLACED.test(name)) return true;
  const file = path.join(settings.dataDir, name);
  const holds = (other: string) => other === file || other.startsWith(`${file}${path.sep}`);
  return holds(settings.backups.folder) || holds(unpacked) || name.startsWith("before-restore-");
}

/** Makes a folder beside `DATA_DIR`, or in it where that is a disk of its own. */
export async function folderBeside(suffix: string): Promise<string> {
  const { dataDir } = settings;
  const beside = `${dataDir}.${suffix}`;
  try {
    await fs.mkdir(beside, { mode: 0o700 });
    const [one, other] = await Promise.all([fs.stat(beside), fs.stat(dataDir)]);
    if (one.dev === other.dev) return beside;
    await fs.rmdir(beside);
  } catch (error) {
    if (!["EACCES", "EROFS", "EPERM"].includes(codeOf(error))) throw error;
  }
  const within = path.join(dataDir, suffix);
  await fs.mkdir(within, { mode: 0o700 });
  return within;
}

const UNPACKED = /^restoring-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const UNPACKED_IS_OLD_MS = 24 * 60 * 60 * 1000;

/** The folders of a parent that restores have unpacked their files to. */
async function unpackedIn(parent: string, prefix: string): Promise<string[]> {
  // The folder above `DATA_DIR` need not be readable.
  const names = await fs.readdir(parent).catch(() => []);
  return names
    .filter((name) => name.startsWith(prefix) && UNPACKED.test(name.slice(prefix.length)))
    .map((name) => path.join(parent, name));
}

/** Removes what restores that were killed have unpacked, beside `DATA_DIR` or in it, once it is a day old. */
export async function removeOldUnpacked(): Promise<void> {
  const { dataDir } = settings;
  const beside = await unpackedIn(path.dirname(dataDir), `${path.basename(dataDir)}.`);
  for (const folder of [...beside, ...(await unpackedIn(dataDir, ""))]) {
    const { mtimeMs } = await fs.stat(folder);
    if (Date.now() - mtimeMs < UNPACKED_IS_OLD_MS) continue;
    // One that belongs to somebody else stays: no restore fails because of it.
    await fs.rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

async function entriesOfSite(extent: Extent): Promise<string[]> {
  const entries = await fs.readdir(settings.dataDir);
  return entries.filter((name) => !staysInPlace(name, extent));
}

/**
 * Moves everything of the data folder, but the backups, to a folder beside it.
 *
 * @returns that folder; nothing when there was nothing to keep
 */
export async function setDataAside(
  suffix: string,
  extent: Extent,
  undo: Undo,
): Promise<string | undefined> {
  const names = await entriesOfSite(extent);
  const aside = names.length === 0 ? undefined : await folderBeside(suffix);
  const moved: string[] = [];
  undo.add(async () => {
    // What came meanwhile, such as the log of the restored database, does not belong to the old one.
    for (const name of await entriesOfSite(extent)) {
      if (names.includes(name) && !moved.includes(name)) continue;
      await fs.rm(path.join(settings.dataDir, name), { recursive: true, force: true });
    }
    if (aside === undefined) return;
    for (const name of moved) {
      await fs.rename(path.join(aside, name), path.join(settings.dataDir, name));
    }
    await fs.rmdir(aside);
  });
  if (aside === undefined) return undefined;
  for (const name of names) {
    await fs.rename(path.join(settings.dataDir, name), path.join(aside, name));
    moved.push(name);
  }
  return aside;
}

/** Puts a restored file or folder in its place, which is empty. */
export async function putInPlace(from: string, name: string): Promise<void> {
  await fs.rename(from, path.join(settings.dataDir, name));
}
