import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { readEnvFile } from "./env-setup.mjs";
import { CMS, ROOT } from "./paths.mjs";
import { freePortProblem } from "./ports.mjs";
import { ENV_FILE, makePrivateFiles } from "./prepare.mjs";
import { readSettings } from "./settings.mjs";
import { UserError } from "./user-error.mjs";

const PROGRAM = join(CMS, "dist/src/commands/remove-example-content.js");

/**
 * `npm run remove-example-content`: what the dashboard's button does, for a site that is stopped.
 * Asks first; without a terminal only with `--yes`.
 * @param {string[]} args
 * @throws {UserError} when the site runs, when there is none, or when nobody has agreed
 */
export async function removeExampleContent(args) {
  const file = readEnvFile(ENV_FILE);
  const settings = readSettings(process.env, file, ROOT);
  if (!existsSync(PROGRAM) || !hasDatabase(settings)) {
    throw new UserError("There is no site yet: run npm start first.");
  }
  // SQLite serves one process, and the website would go on showing what it has cached.
  if (await freePortProblem(settings.HOST ?? "127.0.0.1", Number(settings.CMS_PORT))) {
    throw new UserError(
      "Lectern is running: stop it first, or use “Remove example content” on its dashboard under /admin.",
    );
  }
  if (!args.includes("--yes")) await confirm();
  makePrivateFiles();
  const { status } = spawnSync(process.execPath, [PROGRAM], {
    cwd: CMS,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...Object.fromEntries(file),
      ...process.env,
      ...settings,
      NODE_ENV: "production",
      STRAPI_TELEMETRY_DISABLED: "1",
      // An empty site must not be filled in order to be emptied.
      DEMO_CONTENT: "false",
    },
  });
  if (status !== 0) throw new UserError("The example content was not removed: see above.");
}

/** @param {Record<string, string>} settings */
function hasDatabase({ DATABASE_CLIENT, DATA_DIR = "" }) {
  return DATABASE_CLIENT === "postgres" || existsSync(join(DATA_DIR, "lectern.db"));
}

async function confirm() {
  if (!process.stdin.isTTY) {
    throw new UserError("Nobody can be asked here: add --yes to remove the example content.");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    "Remove the example content? What you have added or changed stays. [y/N] ",
  );
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new UserError("Nothing was removed.");
}
