import type { Core } from "@strapi/strapi";
import fs from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../server/error-code";
import { settings } from "../settings";
import { unwritableFolder } from "./folder";
import { backupState, runBackup } from "./run";
import { noteProblem } from "./shared-state";
import { isAhead, listBackups, removeBackups } from "./summary";

const CHECK_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** A night ends at three o'clock in the morning of TIME_ZONE. */
const NIGHT_ENDS_MS = 3 * HOUR_MS;

/** The day whose night a moment belongs to: "2026-11-23" from three o'clock of that day on. */
export function backupDay(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(at - NIGHT_ENDS_MS);
}

/** When the site was set up: a new one has its first backup in the first night. */
async function siteSince(): Promise<number> {
  const found = await fs
    .stat(path.join(settings.dataDir, "initialised.txt"))
    .catch(() => undefined);
  return found?.mtimeMs ?? Date.now();
}

/**
 * Whether the backup of the last night is missing, also when the site did not run then. One that is not
 * verified does not count, nor does one that a clock that was ahead has dated in the future.
 */
export async function isDue(now: number): Promise<boolean> {
  const nightly = (await listBackups()).filter(
    ({ kind, createdAt }) => kind === "nightly" && !isAhead(Date.parse(createdAt), now),
  );
  const good = nightly.find(({ verifiedAt }) => verifiedAt !== null);
  if (good === undefined && nightly.length > 0) return true;
  const last = good === undefined ? await siteSince() : Date.parse(good.createdAt);
  if (isAhead(last, now)) return true;
  return backupDay(last, settings.timeZone) < backupDay(now, settings.timeZone);
}

/**
 * Several processes of the cms may share the folder: the one that makes the file makes the backup.
 *
 * @returns the file; nothing when another process has the night
 * @throws Error of the system when the folder cannot be written
 */
export async function claimNight(now: number): Promise<string | undefined> {
  const { folder, keepDays } = settings.backups;
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `.night-${backupDay(now, settings.timeZone)}`);
  for (const name of await fs.readdir(folder)) {
    const day = /^\.night-(\d{4}-\d\d-\d\d)$/.exec(name)?.[1];
    const isOld = day !== undefined && Date.parse(day) < now - keepDays * 24 * HOUR_MS;
    if (isOld) await fs.rm(path.join(folder, name), { force: true });
  }
  try {
    await fs.writeFile(file, "", { flag: "wx", mode: 0o600 });
    return file;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    // A process that was killed with its claim would otherwise be the last one to try.
    const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > HOUR_MS) await fs.rm(file, { force: true });
    return undefined;
  }
}

/**
 * Removes what earlier attempts of the same night have left and could not verify: a night that goes wrong
 * has one backup, the newest.
 *
 * @param file the backup that was made last
 */
export async function removeEarlierAttempts(file: string): Promise<void> {
  const nightly = (await listBackups()).filter(({ kind }) => kind === "nightly");
  const made = nightly.find(({ name }) => name === path.basename(file));
  if (made === undefined) return;
  const nightOf = (one: { createdAt: string }) =>
    backupDay(Date.parse(one.createdAt), settings.timeZone);
  const failed = nightly.filter(
    (one) => one !== made && one.verifiedAt === null && nightOf(one) === nightOf(made),
  );
  await removeBackups(failed.map(({ name }) => name));
}

/** When the folder could not be written, so that no file holds back the next attempt. */
let unwritableAt = -Infinity;

async function makeNightly(now: number): Promise<string | undefined> {
  try {
    if ((await claimNight(now)) === undefined) return undefined;
  } catch (error) {
    unwritableAt = now;
    const { message } = unwritableFolder(error);
    await noteProblem(message);
    return message;
  }
  return runBackup("nightly");
}

async function check(strapi: Core.Strapi): Promise<void> {
  const now = Date.now();
  if (Math.abs(now - unwritableAt) < HOUR_MS) return;
  // The one of this night may be waiting to be verified.
  if ((await backupState()).running || !(await isDue(now))) return;
  const problem = await makeNightly(now);
  if (problem !== undefined) strapi.log.error(`The nightly backup failed: ${problem}`);
}

let timer: NodeJS.Timeout | undefined;

/** Looks every ten minutes whether a backup is due; one that failed is tried again after an hour. */
export function startNightlyBackups(strapi: Core.Strapi): void {
  timer = setInterval(() => {
    check(strapi).catch((error: unknown) => {
      strapi.log.error(`The nightly backup could not begin: ${String(error)}`);
    });
  }, CHECK_MS).unref();
}

/** For a stop. */
export function stopNightlyBackups(): void {
  clearInterval(timer);
}
