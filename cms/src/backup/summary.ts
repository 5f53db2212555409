import fs from "node:fs/promises";
import path from "node:path";
import { isRecord } from "../documents/types";
import { settings } from "../settings";
import { KINDS, type Kind, type Manifest } from "./manifest";
import { isBackupName } from "./names";

/** What is known of a backup without opening it. */
export interface BackupSummary {
  name: string;
  createdAt: string;
  kind: Kind;
  bytes: number;
  database: string;
  version: string;
  secrets: boolean;
  /** Rows by table. */
  counts: Record<string, number>;
  uploads: { count: number; bytes: number };
  missing: string[];
  /** When it was restored into a temporary copy and found identical; null when it was not, or not yet. */
  verifiedAt: string | null;
  /** What was wrong then. */
  problem: string | null;
}

const pathOf = (name: string) => path.join(settings.backups.folder, name);
const notesOf = (name: string) => `${pathOf(name)}.json`;

/** Notes beside a backup what is in it, and how its verification went. */
export async function writeSummary(
  file: string,
  manifest: Manifest,
  outcome: Pick<BackupSummary, "verifiedAt" | "problem">,
): Promise<void> {
  const { size, mtimeMs } = await fs.stat(file);
  const summary = {
    name: path.basename(file),
    createdAt: manifest.createdAt,
    kind: manifest.kind,
    bytes: size,
    mtimeMs,
    database: manifest.database,
    version: manifest.versions.lectern,
    secrets: manifest.secrets,
    counts: Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows])),
    uploads: manifest.uploads,
    missing: manifest.missing,
    ...outcome,
  };
  const part = `${file}.json.part`;
  await fs.writeFile(part, JSON.stringify(summary), { mode: 0o600 });
  await fs.rename(part, `${file}.json`);
}

function counts(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, count]) => [name, Number(count)]));
}

/** "lectern-2026-11-23T03-15-00Z-…" */
function momentIn(name: string): string {
  const [, day = "", clock = ""] = /^lectern-([\d-]{10})T([\d-]{8})Z-/.exec(name) ?? [];
  return `${day}T${clock.replaceAll("-", ":")}.000Z`;
}

function kindIn(name: string): Kind {
  return KINDS.find((kind) => name.includes(`Z-${kind}-`)) ?? "manual";
}

async function readNotes(name: string): Promise<Record<string, unknown>> {
  try {
    const notes: unknown = JSON.parse(await fs.readFile(notesOf(name), "utf8"));
    return isRecord(notes) ? notes : {};
  } catch {
    return {};
  }
}

async function summaryOf(name: string): Promise<BackupSummary | undefined> {
  const found = await fs.lstat(pathOf(name)).catch(() => undefined);
  if (found === undefined || !found.isFile()) return undefined;
  const notes = await readNotes(name);
  // What was verified is that file and no other one of its name.
  const isSame = notes.bytes === found.size && notes.mtimeMs === found.mtimeMs;
  const text = (value: unknown) => (isSame && typeof value === "string" ? value : null);
  const uploads = isRecord(notes.uploads) ? notes.uploads : {};
  return {
    name,
    createdAt: momentIn(name),
    kind: kindIn(name),
    bytes: found.size,
    database: text(notes.database) ?? "",
    version: text(notes.version) ?? "",
    secrets: notes.secrets === true,
    counts: counts(notes.counts),
    uploads: { count: Number(uploads.count ?? 0), bytes: Number(uploads.bytes ?? 0) },
    missing: Array.isArray(notes.missing) ? notes.missing.map(String) : [],
    verifiedAt: text(notes.verifiedAt),
    problem: text(notes.problem),
  };
}

/** All backups in the folder, newest first. */
export async function listBackups(): Promise<BackupSummary[]> {
  const names = await fs.readdir(settings.backups.folder).catch(() => []);
  const all = await Promise.all(names.filter(isBackupName).map(summaryOf));
  const found = all.filter((summary) => summary !== undefined);
  return found.sort((one, other) => (one.name < other.name ? 1 : -1));
}

/** The path of a backup by its name; nothing for a name of anything else. */
export async function findBackup(name: string): Promise<string | undefined> {
  if (!isBackupName(name)) return undefined;
  return (await summaryOf(name)) === undefined ? undefined : pathOf(name);
}

/** Removes backups with what is noted beside them. */
export async function removeBackups(names: string[]): Promise<void> {
  for (const name of names) {
    await fs.rm(pathOf(name), { force: true });
    await fs.rm(notesOf(name), { force: true });
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a moment lies so far in the future that the clock was wrong when it was noted. */
export function isAhead(moment: number, now: number): boolean {
  return moment > now + DAY_MS;
}

/**
 * Removes backups that are older than BACKUP_KEEP days; the newest one and the newest that is
 * verified stay. Those dated in the future are neither, but are not old.
 *
 * @returns the names of those that are gone
 */
export async function removeOldBackups(now = Date.now()): Promise<string[]> {
  const all = await listBackups();
  const dated = all.filter(({ createdAt }) => !isAhead(Date.parse(createdAt), now));
  const newest = new Set([dated[0], dated.find(({ verifiedAt }) => verifiedAt !== null)]);
  const limit = now - settings.backups.keepDays * DAY_MS;
  const old = all
    .filter((one) => !newest.has(one) && Date.parse(one.createdAt) < limit)
    .map(({ name }) => name);
  await removeBackups(old);
  return old;
}
