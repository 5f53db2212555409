import { build } from "../build.mjs";
import { install } from "../install.mjs";
import { stopOnSignal } from "../signals.mjs";
import { Progress } from "../progress.mjs";
import { findBrowser } from "./browser.mjs";
import {
  browserTests,
  CMS_API,
  CONTRACT,
  FORMAT,
  FUZZ,
  LINT,
  postgresTests,
  SITES,
  TYPES,
  UNIT,
  UNUSED,
} from "./checks.mjs";
import { startPostgres } from "./postgres.mjs";
import { Runner } from "./runner.mjs";

const INTERRUPTED = 130;

/** `npm test`: everything that checks the project (contract §1). */
export async function test() {
  await withRunner(async (runner) => {
    let browser = "";
    /** @type {import("./postgres.mjs").Database | undefined} */
    let database;
    // Beside the install, which keeps only one core busy.
    const findTools = async () => {
      await runner.prepare("chromium", "looking for a browser", async (setDetail) => {
        browser = await findBrowser(setDetail);
        return browser;
      });
      await runner.prepare("postgres", "looking for Postgres", async (setDetail) => {
        database = await startPostgres(setDetail);
        return "a server for these tests";
      });
    };
    const [isInstalled] = await Promise.all([prepareInstall(runner), findTools()]);
    try {
      if (isInstalled) await runStages(runner, browser, database?.url ?? "");
    } finally {
      await database?.stop();
    }
  });
}

/**
 * @param {Runner} runner
 * @param {string} browser the path of a Chromium
 * @param {string} databaseUrl of a Postgres server
 */
async function runStages(runner, browser, databaseUrl) {
  await Promise.all([
    runner.prepare("build", "looking for changes", build),
    runner.runSideBySide([UNIT], [FORMAT, UNUSED, TYPES]),
  ]);
  await runner.run(CMS_API);
  await runner.run(postgresTests(databaseUrl));
  // Most of these tests wait: for the clock, for a start, for one process to hear of another.
  await runner.runSideBySide([CONTRACT], [SITES], [LINT]);
  // The fuzzing looks for pauses and has the machine to itself.
  for (const check of [FUZZ, browserTests(browser)]) await runner.run(check);
}

/** `npm run check`: the quick part, which starts no server. */
export async function check() {
  await withRunner(async (runner) => {
    if (!(await prepareInstall(runner))) return;
    for (const check of [FORMAT, LINT, UNUSED, TYPES, UNIT]) await runner.run(check);
  });
}

/**
 * @param {Runner} runner
 * @returns {Promise<boolean>} whether the packages are there
 */
function prepareInstall(runner) {
  return runner.prepare("install", "looking at the packages", install);
}

/** @param {(runner: Runner) => Promise<void>} work */
async function withRunner(work) {
  stopOnSignal(() => Promise.resolve(INTERRUPTED));
  const runner = new Runner(new Progress());
  await work(runner);
  runner.finish();
}
