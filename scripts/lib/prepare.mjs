import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { noteInitialised, planEnvFile, unknownNames, writeEnvFile } from "./env-setup.mjs";
import { ROOT } from "./paths.mjs";
import { checkPorts } from "./ports.mjs";
import { errorCode, UserError } from "./user-error.mjs";
import { readSettings } from "./settings.mjs";

export const ENV_FILE = join(ROOT, ".env");

const PRIVATE = 0o700;
const FOR_OTHERS = 0o077;

/**
 * Reads and checks the settings, before anything long begins and without writing .env.
 * @throws {import("./user-error.mjs").UserError} for a wrong setting, a busy port, a data folder that is not ours
 */
export async function prepareSettings() {
  const plan = planEnvFile(ENV_FILE, process.env);
  const settings = readSettings(process.env, plan.file, ROOT);
  await checkPorts(settings);
  checkDataFolder(settings.DATA_DIR ?? "");
  if (settings.BACKUP_DIR) checkBackupFolder(resolve(ROOT, settings.BACKUP_DIR));
  return { settings, plan };
}

/**
 * One that is not there, such as a disk that is not mounted, must not keep a site from starting: the
 * dashboard says so.
 * @param {string} folder absolute
 */
function checkBackupFolder(folder) {
  if (isFolder(folder)) return;
  throw new UserError(`BACKUP_DIR is ${folder}, which is no folder: set it to one in .env.`);
}

/** @param {string} path where nothing needs to be */
function isFolder(path) {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    return errorCode(error) !== "ENOTDIR";
  }
}

/**
 * Makes the data folder, or closes it: password hashes and sessions are in it.
 * @param {string} folder absolute
 */
export function checkDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE });
    accessSync(folder, constants.W_OK);
    makePrivate(folder);
  } catch (error) {
    throw new UserError(
      `DATA_DIR is ${folder}, which cannot be written (${errorCode(error)}): make it writable, or ` +
        "set DATA_DIR to another folder in .env.",
    );
  }
}

/** A folder of somebody else stays as it is; the cms says so. @param {string} folder */
function makePrivate(folder) {
  const { mode, uid } = statSync(folder);
  if ((mode & FOR_OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(folder, PRIVATE);
}

/** From here on this process, and what it starts, makes files that nobody else can read. */
export function makePrivateFiles() {
  process.umask(FOR_OTHERS);
}

/** Both servers serve: the site has its database. */
export function noteComplete() {
  noteInitialised(ENV_FILE, process.env);
}

/**
 * Writes what was made for this start, as late as possible: the owner's password is shown only by
 * the start that made it.
 * @param {import("./env-setup.mjs").EnvPlan} plan
 * @param {import("./progress.mjs").Progress} progress
 */
export function keepSettings(plan, progress) {
  for (const name of unknownNames(plan.file)) {
    progress.line(
      "!",
      "settings",
      `${name} in .env is not a setting of Lectern: is it spelt right?`,
    );
  }
  writeEnvFile(ENV_FILE, plan);
  const count = plan.added.length;
  progress.line("✓", "settings", count > 0 ? `${count} fresh secrets written to .env` : "read");
}
