import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { readEnvFile } from "./env-setup.mjs";
import { jsonScreen } from "./json-screen.mjs";
import { ServerLog } from "./server-log.mjs";
import { install } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import {
  ENV_FILE,
  keepSettings,
  makePrivateFiles,
  noteComplete,
  prepareSettings,
} from "./prepare.mjs";
import { givenValue } from "./settings.mjs";
import { stopOnSignal } from "./signals.mjs";
import { createSite } from "./site.mjs";
import { prepareUpgrade } from "./upgrade.mjs";
import { UserError } from "./user-error.mjs";
import { Progress } from "./progress.mjs";

/** The shell's exit code for a command that was interrupted. */
const INTERRUPTED = 130;

/** `npm start`: everything from a fresh clone to a site that serves (contract §1). */
export async function start() {
  const isJson = logsJson();
  const progress = new Progress(isJson ? jsonScreen(process.stdout) : process.stdout);
  /** @type {import("./site.mjs").Site | null} */
  let site = null;
  stopOnSignal(async () => {
    if (!site) return INTERRUPTED;
    progress.print("\nStopping: requests in flight are finished first …");
    await site.stop();
    progress.print("Stopped.");
    return 0;
  });
  progress.print(`Lectern ${version()} on Node ${process.versions.node}\n`);

  const { settings, plan } = await prepareSettings();
  await progress.run("install", "looking at the packages", install);
  await progress.run("build", "looking for changes", build);
  keepSettings(plan, progress);
  makePrivateFiles();

  const upgrade = prepareUpgrade({ settings, file: plan.file });
  if (upgrade.backup) progress.line("✓", "backup", `made before the upgrade: ${upgrade.backup}`);
  const log = new ServerLog(progress);
  const started = createSite({
    settings,
    environment: { ...Object.fromEntries(plan.file), ...process.env },
    onLine: log.onLine,
    onEvent: log.onEvent,
  });
  site = started;
  await progress.run("serve", "starting both servers", () => serve(started, log, upgrade));
  const isOwnerNew = log.stages.has("owner");
  const hint = passwordHint({
    // A log is no place for it: it is in .env.
    generated: isJson ? null : plan.password,
    isOwnerNew,
    isInEnvironment: Boolean(process.env.OWNER_PASSWORD?.trim()),
  });
  progress.print(welcome(settings, hint, isOwnerNew));
}

/** LOG_FORMAT, before the settings are checked. A wrong value is told there. */
function logsJson() {
  return givenValue(process.env, readEnvFile(ENV_FILE), "LOG_FORMAT") === "json";
}

/**
 * @param {import("./site.mjs").Site} site
 * @param {ServerLog} log
 * @param {import("./upgrade.mjs").Upgrade} upgrade
 * @returns {Promise<string>}
 */
export async function serve(site, log, upgrade) {
  try {
    await site.start();
  } catch (error) {
    // The website starts when the cms has done its part.
    const isCmsToBlame = site.web.pid === undefined;
    if (!upgrade.backup || !isCmsToBlame || !(error instanceof UserError)) throw error;
    upgrade.goBack();
    throw new UserError(
      `The upgrade failed, and the site's data are as they were before it. Go back to the version you ` +
        `had, or mend this: ${error.message}`,
      error.detail,
    );
  }
  // Told to stop meanwhile: the process ends as soon as both have.
  if (site.stopping) return new Promise(() => {});
  noteComplete();
  upgrade.done();
  log.nothingToDo("migrate", "owner", "demo content");
  log.isStarting = false;
  return "both servers answer";
}

/**
 * Where the password truly is: OWNER_PASSWORD counts for the start that makes the account.
 * @param {object} start
 * @param {string | null} start.generated the password, where this start has generated it
 * @param {boolean} start.isOwnerNew this start has made the account
 * @param {boolean} start.isInEnvironment OWNER_PASSWORD comes from the environment
 */
export function passwordHint({ generated, isOwnerNew, isInEnvironment }) {
  if (generated && isOwnerNew) return `${generated}   (shown once, kept in .env)`;
  if (generated) {
    return "as before: the account exists already, the OWNER_PASSWORD just added to .env is not used";
  }
  const place = isInEnvironment ? "the environment" : ".env";
  if (isOwnerNew) return `OWNER_PASSWORD in ${place}`;
  return `as before: OWNER_PASSWORD in ${place}, unless you have chosen another one on the site`;
}

/**
 * @param {Record<string, string>} settings
 * @param {string} password
 * @param {boolean} isOwnerNew this start has made the account
 */
function welcome(settings, password, isOwnerNew) {
  const email = settings.OWNER_EMAIL;
  const rows = [
    ["Site", settings.SITE_URL],
    ["Sign in", `${settings.SITE_URL}/login`],
    ["  email", isOwnerNew ? email : `${email}, unless you have changed it on the site`],
    ["  password", password],
    ["Strapi's panel", `${settings.CMS_URL}/admin   (for experts; same email and password)`],
    ["Data", `${settings.DATA_DIR}   (back up this folder and .env)`],
    ["Stop", "Ctrl-C"],
  ];
  return `\n${rows.map(([name, value]) => `${name?.padEnd(16)}${value}`).join("\n")}\n`;
}

function version() {
  return JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).version;
}
