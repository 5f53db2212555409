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
