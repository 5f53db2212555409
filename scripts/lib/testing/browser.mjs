import { existsSync } from "node:fs";
import { findInPath } from "../install.mjs";
import { Problem } from "../problem.mjs";
import { runProgram } from "../processes.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC_APPS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const HOW =
  "install Chromium or Chrome (on Debian, apt-get install chromium), or set CHROMIUM_PATH to one";

/**
 * Finds a browser for the tests; where there is none and it may, it installs Debian's.
 * @param {import("../stages.mjs").Progress} progress
 * @returns {Promise<string>} the path of the program
 * @throws {Problem} saying how to get one
 */
export async function findBrowser(progress) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !(await works(named))) {
    throw new Problem(`CHROMIUM_PATH is ${named}, which is no browser that starts: ${HOW}.`);
  }
  const found = named ?? (await installed());
  if (found) return found;
  await installFromDebian(progress);
  const fresh = await installed();
  if (fresh) return fresh;
  throw new Problem(`No browser was found for the tests: ${HOW}.`);
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

/** @param {import("../stages.mjs").Progress} progress */
async function installFromDebian(progress) {
  if (!findInPath("apt-get")) return;
  const asRoot = await howToBeRoot();
  if (!asRoot) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (/** @type {string[]} */ ...args) => {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    return runProgram(command, rest, { env, timeoutMs: 600_000 });
  };
  progress("apt-get update");
  await aptGet("update");
  progress("apt-get install chromium");
  const packages = ["chromium", "fonts-liberation"];
  const result = await aptGet("install", "-y", "--no-install-recommends", ...packages);
  if (!result.ok) {
    throw new Problem(`apt-get could not install a browser for the tests: ${HOW}.`, result.tail);
  }
}

/** @returns {Promise<string[] | null>} the words in front of a command, null when we may not */
async function howToBeRoot() {
  if (process.getuid?.() === 0) return [];
  if (findInPath("sudo") && (await runProgram("sudo", ["-n", "true"])).ok) return ["sudo", "-n"];
  return null;
}
