import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { hasSite, runCmsCommand } from "./cms-command.mjs";
import { readEnvFile } from "./env-setup.mjs";
import { ROOT } from "./paths.mjs";
import { ENV_FILE, makePrivateFiles } from "./prepare.mjs";
import { readSettings } from "./settings.mjs";
import { errorCode, UserError } from "./user-error.mjs";
import { runWebCommand } from "./web-command.mjs";

/** How the README.txt of an export begins. */
const MARK = "This folder is an export of a website made with Lectern.";

/**
 * `npm run export`: writes the content in open formats, while the site runs or not. The last line is
 * the path of the folder. An earlier export there is replaced when the new one is whole.
 * @param {string[]} args the folder; `$DATA_DIR/export` without one
 * @throws {UserError} when there is no site, the folder holds something else, or the export failed
 */
export async function exportSite(args) {
  const [given, ...more] = args;
  if (more.length > 0 || given?.startsWith("-")) {
    throw new UserError("Say which folder to write to: npm run export -- DIR");
  }
  const file = readEnvFile(ENV_FILE);
  const settings = readSettings(process.env, file, ROOT);
  if (!hasSite("export-content", settings)) {
    throw new UserError("There is no site yet: run npm start first.");
  }
  makePrivateFiles();
  const dataDir = settings.DATA_DIR ?? "";
  const target = resolve(process.env.INIT_CWD ?? ROOT, given ?? join(dataDir, "export"));
  checkTarget(target, dataDir);
  const work = mkdtempSync(join(dataDir, ".export-"));
  try {
    makeExport(work, { settings, file });
    try {
      putInPlace(join(work, "export"), target);
    } catch (error) {
      throw unwritable(target, error);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  process.stdout.write(`${target}\n`);
}

/**
 * @param {string} work
 * @param {{ settings: Record<string, string>, file: Map<string, string> }} site
 */
function makeExport(work, site) {
  const made = join(work, "export");
  mkdirSync(made);
  const read = runCmsCommand("export-content", [work], site);
  const { ok, reason } = read.ok ? runWebCommand("export", [work, made], site) : read;
  if (!ok) throw new UserError(`There is no new export: ${reason}.`);
}

/**
 * Nothing but an earlier export is ever replaced.
 * @param {string} target
 * @param {string} dataDir
 */
function checkTarget(target, dataDir) {
  if (`${resolve(dataDir)}/`.startsWith(`${target}/`)) {
    throw new UserError(`${target} holds the site itself: name another folder.`);
  }
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) throw new UserError(`${target} is a file: name a folder.`);
  if (readdirSync(target).length === 0) return;
  const readme = join(target, "README.txt");
  if (existsSync(readme) && readFileSync(readme, "utf8").startsWith(MARK)) return;
  throw new UserError(`${target} holds something else than an export: name another folder.`);
}

/**
 * @param {string} target
 * @param {unknown} error
 */
function unwritable(target, error) {
  const isOfSystem = error instanceof Error && "syscall" in error;
  if (!isOfSystem) return error;
  return new UserError(
    `There is no new export: ${target} cannot be written (${errorCode(error)}).`,
  );
}

/**
 * By renaming beside the target, so that there is a whole export at each moment but one.
 * @param {string} made may be on another disk
 * @param {string} target
 */
function putInPlace(made, target) {
  const parent = dirname(target);
  mkdirSync(parent, { recursive: true });
  const beside = mkdtempSync(join(parent, `.${basename(target)}-`));
  try {
    const copied = join(beside, "new");
    cpSync(made, copied, { recursive: true });
    chmodSync(copied, 0o700);
    if (existsSync(target)) renameSync(target, join(beside, "old"));
    renameSync(copied, target);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
