import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, cms } from "./build.mjs";
import { runCmsCommand } from "./cms-command.mjs";
import { confirm } from "./confirm.mjs";
import { planEnvFile } from "./env-setup.mjs";
import { install } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { freePortProblem } from "./ports.mjs";
import { checkDataFolder, ENV_FILE, keepSettings, makePrivateFiles } from "./prepare.mjs";
import { Progress } from "./progress.mjs";
import { takeOverSettings } from "./restored-settings.mjs";
import { readSettings } from "./settings.mjs";
import { UserError } from "./user-error.mjs";

/**
 * `npm run restore FILE`: puts a backup in the place of the site's data, also on a fresh clone. Asks
 * first; without a terminal only with `--yes`.
 * @param {string[]} args
 * @throws {UserError} when nothing was restored
 */
export async function restore(args) {
  const [path, ...more] = args.filter((arg) => arg !== "--yes");
  if (path === undefined || more.length > 0) {
    throw new UserError("Say which backup to restore: npm run restore -- FILE");
  }
  const backup = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!existsSync(backup)) throw new UserError(`There is no file ${backup}.`);
  if (statSync(backup).isDirectory()) {
    throw new UserError(`${backup} is a folder: name the file of a backup.`);
  }
  const plan = planEnvFile(ENV_FILE, process.env);
  const settings = readSettings(process.env, plan.file, ROOT);
  await requireStopped(settings);
  if (!args.includes("--yes") && !isYesOfNpm()) {
    await confirm({
      question: `Put this backup in the place of the site in ${settings.DATA_DIR ?? ""}? What is there is kept aside.`,
      unasked: "add --yes to restore the backup.",
      declined: "Nothing was restored.",
    });
  }
  const progress = new Progress();
  checkDataFolder(settings.DATA_DIR ?? "");
  await progress.run("install", "looking at the packages", install);
  await progress.run("build", "looking for changes", (setDetail) => build(setDetail, [cms]));
  keepSettings(plan, progress);
  makePrivateFiles();
  const folder = mkdtempSync(join(tmpdir(), "lectern-restore-"));
  try {
    const { ok, reason } = runCmsCommand("restore", [backup, folder], {
      settings,
      file: plan.file,
    });
    if (!ok) throw new UserError(`The backup was not restored: ${reason}.`);
    sayTakenOver(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log("Start the site with npm start.");
}

/**
 * `npm run restore FILE --yes`: npm takes the flag itself. It may also be a setting of npm's for its own
 * questions, so that whoever sits at a terminal is asked.
 */
function isYesOfNpm() {
  return process.env.npm_config_yes === "true" && !process.stdin.isTTY;
}

/** @param {string} folder */
function sayTakenOver(folder) {
  const stamp = `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const keptAs = `${ENV_FILE}.before-restore-${stamp}`;
  const names = takeOverSettings({ folder, envFile: ENV_FILE, keptAs });
  if (names.length > 0) console.log(`Taken over into .env: ${names.join(", ")}.`);
  if (existsSync(keptAs)) console.log(`The .env that was there is kept as ${keptAs}`);
}

/** @param {Record<string, string>} settings */
async function requireStopped({ HOST = "127.0.0.1", CMS_PORT, WEB_PORT }) {
  for (const port of [CMS_PORT, WEB_PORT]) {
    if ((await freePortProblem(HOST, Number(port))) === null) continue;
    throw new UserError("Lectern is running: stop it first. Nothing was changed.");
  }
}
