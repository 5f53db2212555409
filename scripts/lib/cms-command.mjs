import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { CMS } from "./paths.mjs";
import { outcomeOf } from "./processes.mjs";

/** @param {string} name of a command in `cms/src/commands` */
const programOf = (name) => join(CMS, "dist/src/commands", `${name}.js`);

/**
 * Whether there is a site: the cms is built and has its database.
 * @param {string} command
 * @param {Record<string, string>} settings
 */
export function hasSite(command, { DATABASE_CLIENT, DATA_DIR = "" }) {
  const hasDatabase = DATABASE_CLIENT === "postgres" || existsSync(join(DATA_DIR, "lectern.db"));
  return existsSync(programOf(command)) && hasDatabase;
}

/** Written at the end of the first complete start. @param {Record<string, string>} settings */
export function isInitialised({ DATA_DIR = "" }) {
  return existsSync(join(DATA_DIR, "initialised.txt"));
}

/**
 * Runs a command of the cms with the site's settings; what it says is seen as it comes.
 * @param {string} name
 * @param {string[]} args
 * @param {{ settings: Record<string, string>, file: Map<string, string> }} site with `.env`
 * @param {{ output?: "inherit" | "pipe", env?: Record<string, string> }} [options] what becomes of what
 *   it says; variables that differ from the site's
 * @returns {{ ok: boolean, reason: string, lines: string[] }} whether it succeeded; why it did not, for
 *   the end of a sentence; and what it said where that is not seen
 */
export function runCmsCommand(name, args, { settings, file }, { output = "inherit", env } = {}) {
  const { status, signal, stdout } = spawnSync(process.execPath, [programOf(name), ...args], {
    cwd: CMS,
    stdio: ["ignore", output, "inherit"],
    encoding: "utf8",
    env: {
      ...Object.fromEntries(file),
      ...process.env,
      ...settings,
      NODE_ENV: "production",
      STRAPI_TELEMETRY_DISABLED: "1",
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
      ...env,
    },
  });
  return { ...outcomeOf({ status, signal }), lines: (stdout ?? "").trimEnd().split("\n") };
}
