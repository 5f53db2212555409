import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { compilerEnvironment, tryDatabaseModule } from "./database-module.mjs";
import { fingerprint, isStamped, writeStamp } from "./fingerprint.mjs";
import { holdsLockedPackages } from "./installed.mjs";
import { MODULES, ROOT } from "./paths.mjs";
import { runProgram } from "./processes.mjs";
import { UserError } from "./user-error.mjs";

const STAMP = join(MODULES, ".lectern-install");
const UP_TO_DATE = "the packages are up to date";
/** better-sqlite3 is compiled where no ready-made build can be had. */
const COMPILER = ["python3", "make", "g++"];

/**
 * Installs the packages of the lock file, unless they are there.
 * @param {import("./progress.mjs").SetDetail} setDetail
 * @returns {Promise<string>} what was done
 */
export async function install(setDetail) {
  const print = fingerprint({
    root: ROOT,
    paths: [
      ...["package-lock.json", "package.json", "cms/package.json", "web/package.json"],
      // What better-sqlite3 was compiled with.
      "scripts/lib/object-wrap.h",
    ],
    // A compiled module fits one version of Node's interface, platform and libc.
    facts: [process.versions.modules, process.platform, process.arch],
  });
  if (isStamped(STAMP, print)) return UP_TO_DATE;
  const npm = findNpm();
  if (holdsLockedPackages(ROOT)) {
    await checkDatabaseModule(npm);
    writeStamp(STAMP, print);
    return UP_TO_DATE;
  }
  setDetail("installing the packages of the lock file");
  let count = 0;
  const args = [
    "ci",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--loglevel=http",
  ];
  const result = await runProgram(npm.command, [...npm.args, ...args], {
    cwd: ROOT,
    env: compilerEnvironment(),
    onLine: (line) => {
      if (/http (fetch|cache)/.test(line))
        setDetail(`${++count} files fetched; unpacking and compiling follow`);
    },
  });
  if (!result.ok) throw installProblem(result.tail);
  await checkDatabaseModule(npm);
  writeStamp(STAMP, print);
  return "the packages of the lock file";
}

/**
 * npm, as it was called or as it lies beside this Node.
 * @returns {{ command: string, args: string[] }}
 */
export function findNpm() {
  const given = process.env.npm_execpath;
  if (given?.endsWith("npm-cli.js") && existsSync(given)) return nodeProgram(given);
  const beside = join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js");
  if (existsSync(beside)) return nodeProgram(beside);
  const inPath = findInPath("npm");
  if (inPath) return { command: inPath, args: [] };
  throw new UserError(
    "npm is not installed: it comes with Node from https://nodejs.org (on Debian, apt-get install npm).",
  );
}

/** @param {string} script */
function nodeProgram(script) {
  return { command: process.execPath, args: [script] };
}

/**
 * @param {string} name
 * @returns {string | null}
 */
export function findInPath(name) {
  const names = process.platform === "win32" ? [`${name}.cmd`, `${name}.exe`] : [name];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const paths = folders.flatMap((folder) => names.map((file) => join(folder, file)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * Install scripts may be forbidden on this machine; then the one that is needed is run by name.
 * @param {{ command: string, args: string[] }} npm
 */
async function checkDatabaseModule(npm) {
  if ((await tryDatabaseModule()).ok) return;
  const rebuild = ["rebuild", "better-sqlite3", "--ignore-scripts=false", "--foreground-scripts"];
  const built = await runProgram(npm.command, [...npm.args, ...rebuild], {
    cwd: ROOT,
    env: compilerEnvironment(),
  });
  if (!built.ok) throw compilerProblem(built.tail);
  const tried = await tryDatabaseModule();
  if (!tried.ok) {
    // Compiled with the headers of another Node, which npm's setting `nodedir` may name.
    throw new UserError(
      `better-sqlite3 was compiled, but Node ${process.versions.node} cannot use it: see what it says above.`,
      tried.tail,
    );
  }
}

/**
 * @param {string} output what npm said last
 * @returns {UserError} one sentence that says what to do
 */
export function installProblem(output) {
  const words = withoutNoise(output);
  if (/gyp ERR!|node-gyp|prebuild-install/.test(output)) return compilerProblem(words);
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return new UserError(
      "The npm registry cannot be reached: check the network (npm config get registry) and run " +
        "the command again.",
      words,
    );
  }
  if (/ENOSPC/.test(output)) {
    return new UserError("The disk is full: free about 2 GB and run the command again.", words);
  }
  if (/EUSAGE/.test(output)) {
    return new UserError(
      "package-lock.json does not fit package.json: run npm install, then the command again.",
      words,
    );
  }
  return new UserError("npm ci failed: mend what it says above and run the command again.", words);
}

/** @param {string} output */
function withoutNoise(output) {
  return output
    .split("\n")
    .filter((line) => !/^npm http/.test(line))
    .join("\n");
}

/** @param {string} output */
function compilerProblem(output) {
  const missing = COMPILER.filter((program) => !findInPath(program));
  if (missing.length === 0) {
    return new UserError("better-sqlite3 could not be compiled: see what it says above.", output);
  }
  const packages = missing.join(" ");
  return new UserError(
    `better-sqlite3 has to be compiled and ${packages} is missing: install it (on Debian, apt-get ` +
      `install ${packages}) and run the command again.`,
  );
}
