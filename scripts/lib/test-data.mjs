import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { CMS, ROOT } from "./paths.mjs";
import { SECRETS } from "./settings.mjs";
import { createSite } from "./site.mjs";
import { errorCode } from "./user-error.mjs";

const FOLDER = join(CMS, ".cache/test-data");
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a first start is made of, beside the settings. */
const SOURCES = [
  "package-lock.json",
  "cms/package.json",
  "cms/demo-pictures",
  "cms/dist/config",
  "cms/dist/src",
  "scripts/lib/test-data.mjs",
];

/**
 * Settings of which nothing is left in the data after a first start, or which every start applies
 * again. Any other one makes data of its own.
 */
const WITHOUT_TRACE = new Set([
  "WEB_PORT",
  "CMS_PORT",
  "HOST",
  "SITE_URL",
  "CMS_URL",
  "DATA_DIR",
  "SMTP_URL",
  "MAIL_FROM",
  "TRUST_PROXY",
  "RATE_LIMIT",
  "LOG_FORMAT",
  "DOI_RESOLVER_URL",
  "ORCID_API_URL",
  ...SECRETS,
]);

/**
 * Fills an empty data folder with what a first start with these settings leaves there. The cms makes
 * it once, by such a start; sites that want the same get copies. Kept from run to run in `cms/.cache`,
 * and made again when the cms, its packages, the settings or the day, which the demo content is laid
 * out around, are others.
 *
 * @param {Record<string, string>} settings of a site that has not been started
 * @param {NodeJS.ProcessEnv} environment what else the cms sees
 * @param {(line: string) => void} onLine each line that the cms writes
 * @returns {Promise<void>} nothing is done when the database or the uploads are elsewhere
 * @throws {import("./server-process.mjs").StartFailure} when the cms does not start
 */
export async function fillDataFolder(settings, environment, onLine) {
  if (settings.DATABASE_CLIENT !== "sqlite" || settings.UPLOADS !== "local") return;
  if (!settings.DATA_DIR) return;
  const prepared = join(FOLDER, keyOf(settings));
  if (!existsSync(prepared)) await prepare(prepared, settings, environment, onLine);
  cpSync(prepared, settings.DATA_DIR, { recursive: true });
}

/** @param {Record<string, string>} settings */
function keyOf(settings) {
  const { TIME_ZONE: timeZone } = settings;
  const day = new Intl.DateTimeFormat("en-CA", timeZone ? { timeZone } : {}).format(new Date());
  const traced = Object.entries(settings).filter(([name]) => !WITHOUT_TRACE.has(name));
  const facts = [process.version, day, JSON.stringify(traced.sort())];
  return fingerprint({ root: ROOT, paths: SOURCES, facts }).slice(0, 32);
}

/**
 * @param {string} prepared
 * @param {Record<string, string>} settings
 * @param {NodeJS.ProcessEnv} environment
 * @param {(line: string) => void} onLine
 */
async function prepare(prepared, settings, environment, onLine) {
  mkdirSync(FOLDER, { recursive: true });
  removeOld();
  const scratch = mkdtempSync(join(FOLDER, "making-"));
  try {
    const { cms } = createSite({
      settings: { ...settings, DATA_DIR: scratch },
      environment,
      onLine: (_server, line) => onLine(line),
      onEvent: onLine,
    });
    try {
      await cms.start();
    } finally {
      await cms.stop();
    }
    renameSync(scratch, prepared);
  } catch (error) {
    // Another run was faster.
    if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error))) throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What no run can ask for any more. */
function removeOld() {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}
