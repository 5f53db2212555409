import { existsSync } from "node:fs";
import { findInPath } from "../install.mjs";
import { UserError } from "../user-error.mjs";
import { runProgram } from "../processes.mjs";
import { installFromDebian } from "./debian.mjs";

/** In Debian, Chromium without its window: opening a page costs it less than half (0049). */
const HEADLESS = "chromium-headless-shell";
const NAMES = [
  ...[HEADLESS, "chromium", "chromium-browser"],
  ...["google-chrome", "google-chrome-stable", "chrome"],
];
const MAC_APPS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const HOW =
  "install Chromium or Chrome (on Debian, apt-get install chromium), or set CHROMIUM_PATH to one";

/**
 * Finds a browser for the tests; where there is none and it may, it installs Debian's.
 * @param {import("../progress.mjs").SetDetail} setDetail
 * @returns {Promise<string>} the path of the program
 * @throws {UserError} saying how to get one
 */
export async function findBrowser(setDetail) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !(await works(named))) {
    throw new UserError(`CHROMIUM_PATH is ${named}, which is no browser that starts: ${HOW}.`);
  }
  const found = named ?? (await installed());
  if (found) return found;
  const result = await installBrowser(setDetail);
  if (result && !result.ok) {
    throw new UserError(`apt-get could not install a browser for the tests: ${HOW}.`, result.tail);
  }
  const fresh = await installed();
  if (fresh) return fresh;
  throw new UserError(`No browser was found for the tests: ${HOW}.`);
}

/**
 * Releases that have no package of the headless shell have Chromium.
 * @param {import("../progress.mjs").SetDetail} setDetail
 */
async function installBrowser(setDetail) {
  const headless = await installFromDebian([HEADLESS, "fonts-liberation"], setDetail);
  if (!headless || headless.ok) return headless;
  return installFromDebian(["chromium", "fonts-liberation"], setDetail);
}

/** @returns {Promise<string | null>} */
async function installed() {
  const paths = [...NAMES.map(findInPath), ...MAC_APPS].filter((path) => path !== null);
  for (const path of paths) if (await works(path)) return path;
  return null;
}

/** Ubuntu has a `chromium` that is only a signpost to its shop. @param {string} path */
async function works(path) {
  if (!existsSync(path)) return false;
  return (await runProgram(path, ["--version"], { timeoutMs: 30_000 })).ok;
}
