import { basename, join } from "node:path";
import { isInitialised, runCmsCommand } from "./cms-command.mjs";
import { fingerprint, isStamped, writeStamp } from "./fingerprint.mjs";
import { ROOT } from "./paths.mjs";
import { UserError } from "./user-error.mjs";

/** What the tables of the database are made from. */
const PATHS = [
  "cms/src/api",
  "cms/src/components",
  "cms/src/extensions",
  "cms/src/accounts/session-index.ts",
  "cms/database",
  // Strapi's own tables, and those of its plugins.
  "node_modules/@strapi/strapi/package.json",
];

/** Of the API, only the schemas are about tables. @param {string} path */
const isNoSchema = (path) =>
  path.startsWith(join("cms", "src", "api")) && basename(path) !== "schema.json";

/**
 * @typedef {{ settings: Record<string, string>, file: Map<string, string> }} SiteOfCommand
 *
 * @typedef {object} Upgrade
 * @property {string | null} backup the file that was made for a start that may migrate; null for one
 *   that does not
 * @property {() => void} done notes that the database is up to date
 * @property {() => void} goBack puts back what was there
 */

/**
 * Whether a start is going to bring the database up to date.
 * @param {Record<string, string>} settings
 * @param {string} [root] of the repository
 */
export function mayMigrate(settings, root = ROOT) {
  return isBehind(settings, printOf(root));
}

/**
 * @param {Record<string, string>} settings
 * @param {string} print
 */
function isBehind(settings, print) {
  return isInitialised(settings) && !isStamped(stampOf(settings), print);
}

/** @param {string} root */
const printOf = (root) => fingerprint({ root, paths: PATHS, skip: isNoSchema });

/** @param {Record<string, string>} settings */
const stampOf = ({ DATA_DIR = "" }) => join(DATA_DIR, "schema-fingerprint.txt");

/**
 * Before a start that brings the database up to date: makes a backup, to which a failed start goes
 * back. The database is changed when the content types have, or Strapi.
 * @param {SiteOfCommand} site with `.env`
 * @param {string} [root] of the repository
 * @returns {Upgrade}
 * @throws {UserError} when there is no backup; nothing was changed then
 */
export function prepareUpgrade(site, root = ROOT) {
  const print = printOf(root);
  const done = () => writeStamp(stampOf(site.settings), print);
  if (!isBehind(site.settings, print)) return { backup: null, done, goBack: () => {} };
  const { ok, reason, lines } = runCmsCommand("backup", ["--kind=upgrade"], site, {
    output: "pipe",
  });
  const backup = lines.at(-1) ?? "";
  if (!ok) {
    throw new UserError(
      `This version changes the database, and the backup before it failed: ${reason}. Nothing was changed.`,
    );
  }
  return { backup, done, goBack: () => goBack(site, backup) };
}

/**
 * @param {SiteOfCommand} site
 * @param {string} backup
 */
function goBack(site, backup) {
  const { ok } = runCmsCommand("restore", [backup, "--as-it-was"], site);
  if (ok) return;
  throw new UserError(
    `The upgrade failed, and going back failed too: stop what uses the database, go back to the version ` +
      `you had and run npm run restore -- ${backup}`,
  );
}
