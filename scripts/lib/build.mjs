import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fingerprint, isStamped, writeStamp } from "./fingerprint.mjs";
import { findNpm } from "./install.mjs";
import { CMS, ROOT, STRAPI, TSC } from "./paths.mjs";
import { runProgram } from "./processes.mjs";
import { UserError } from "./user-error.mjs";
import { duration } from "./progress.mjs";

/**
 * @typedef {object} Part something that is built on its own
 * @property {string} name
 * @property {string[]} paths what it is made from
 * @property {(path: string) => boolean} skip
 * @property {string[]} outputs files that must be there afterwards
 * @property {string} stamp
 * @property {() => ReturnType<typeof runProgram>} make
 * @property {Part[]} [alsoMade] other parts that `make` builds as well
 */

const isTest = (/** @type {string} */ path) => /\.test\.[a-z]+$/.test(path);
const PRODUCTION = { ...process.env, NODE_ENV: "production", STRAPI_TELEMETRY_DISABLED: "1" };

/** @type {Part} */
export const web = {
  name: "web",
  paths: [
    "package-lock.json",
    "web/package.json",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/vite.chunks.ts",
    "web/vite.enhance.ts",
    "web/vite.precompress.ts",
    "web/vite.commands.config.ts",
    "web/vite.server.config.ts",
    "web/app",
    "web/public",
    "web/server",
  ],
  skip: isTest,
  outputs: [
    "web/build/client/assets",
    "web/build/server/index.js",
    "web/build/http-server/index.js",
    "web/build/commands/export.js",
  ],
  stamp: "web/build/.stamp",
  make: () => npmRun("build", "web"),
};

/** All of the cms but its panel. @type {Part} */
export const cms = {
  name: "cms",
  paths: [
    "package-lock.json",
    "cms/package.json",
    "cms/tsconfig.json",
    "cms/config",
    "cms/database",
    "cms/src",
  ],
  skip: (path) => isTest(path) || path.startsWith(join("cms", "src", "admin")),
  outputs: ["cms/dist/src/index.js", "cms/dist/config/server.js"],
  stamp: "cms/dist/.stamp",
  make: () => {
    clearServerBuild();
    return runProgram(process.execPath, [TSC, "-p", "."], { cwd: CMS });
  },
};

/**
 * Strapi's own panel takes half a minute and 2 GB, so it is built only when its few sources changed.
 * `strapi build` compiles the cms first, as `tsc` does.
 * @type {Part}
 */
const cmsWithPanel = {
  name: "cms with its panel",
  paths: ["package-lock.json", "cms/package.json", "cms/config/admin.ts", "cms/src/admin"],
  skip: isTest,
  outputs: ["cms/dist/build/index.html"],
  stamp: "cms/dist/.panel-stamp",
  alsoMade: [cms],
  make: async () => {
    clearServerBuild();
    // Strapi reads the settings for this too and makes the data folder: not the site's own.
    const scratch = mkdtempSync(join(tmpdir(), "lectern-build-"));
    const env = { ...PRODUCTION, DATA_DIR: scratch, DATABASE_CLIENT: "sqlite" };
    try {
      return await runProgram(process.execPath, [STRAPI, "build", "--silent"], { cwd: CMS, env });
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/**
 * Builds what is missing or older than its sources, one part at a time: together they would need
 * more memory than a small machine has.
 * @param {import("./progress.mjs").SetDetail} setDetail
 * @param {Part[]} parts
 * @returns {Promise<string>} what was done
 */
export async function build(setDetail, parts = [web, cmsWithPanel, cms]) {
  const done = [];
  for (const part of parts) {
    if (isFresh(part, printOf(part))) continue;
    const made = [part, ...(part.alsoMade ?? [])];
    const stamps = made.map((each) => ({ stamp: each.stamp, print: printOf(each) }));
    const begin = performance.now();
    setDetail(`building ${part.name}`);
    await make(part);
    for (const { stamp, print } of stamps) writeStamp(join(ROOT, stamp), print);
    done.push(`${part.name} ${duration(performance.now() - begin)}`);
  }
  return done.length > 0 ? done.join(", ") : "everything is up to date";
}

/** @param {Part} part */
function printOf(part) {
  const { paths, skip } = part;
  return fingerprint({ root: ROOT, paths, skip, facts: [process.version.split(".")[0] ?? ""] });
}

/**
 * @param {Part} part
 * @param {string} print
 */
function isFresh(part, print) {
  const isComplete = part.outputs.every((path) => existsSync(join(ROOT, path)));
  return isComplete && isStamped(join(ROOT, part.stamp), print);
}

/** @param {Part} part */
async function make(part) {
  rmSync(join(ROOT, part.stamp), { force: true });
  const result = await part.make();
  const isComplete = part.outputs.every((path) => existsSync(join(ROOT, path)));
  if (result.ok && isComplete) return;
  if (result.code === null || /heap out of memory|ENOMEM/.test(result.tail)) {
    throw new UserError(
      `Building ${part.name} needs about 2 GB of free memory: close other programs or add swap ` +
        "space, and run the command again.",
      result.tail,
    );
  }
  throw new UserError(
    `${part.name} could not be built: mend what is said above and run the command again.`,
    result.tail,
  );
}

/** What was compiled from a source that is gone would still be loaded, so all but the panel goes. */
function clearServerBuild() {
  const dist = join(CMS, "dist");
  if (!existsSync(dist)) return;
  const isPanel = (/** @type {string} */ name) => name === "build" || name === ".panel-stamp";
  for (const name of readdirSync(dist)) {
    if (!isPanel(name)) rmSync(join(dist, name), { recursive: true });
  }
}

/**
 * @param {string} script
 * @param {string} workspace
 */
function npmRun(script, workspace) {
  const npm = findNpm();
  return runProgram(npm.command, [...npm.args, "run", script, "-w", workspace], {
    cwd: ROOT,
    env: PRODUCTION,
  });
}
