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
    await runner.prepare("chromium", "looking for a browser", async (setDetail) => {
      browser = await findBrowser(setDetail);
      return browser;
    });
    await Promise.all([
      runner.prepare("build", "looking for changes", build),
      runner.runSideBySide([UNIT], [FORMAT, UNUSED, TYPES]),
    ]);
    await runner.run(CMS_API);
    await testOnPostgres(runner);
    // Most of these tests wait: for the clock, for a start, for one process to hear of another.
    await runner.runSideBySide([CONTRACT], [SITES], [LINT]);
    // The fuzzing looks for pauses and has the machine to itself.
    for (const check of [FUZZ, browserTests(browser)]) await runner.run(check);
  });
}

/** @param {Runner} runner */
async function testOnPostgres(runner) {
  /** @type {import("./postgres.mjs").Database | undefined} */
  let database;
  await runner.prepare("postgres", "looking for Postgres", async (setDetail) => {
    database = await startPostgres(setDetail);
    return "a server for these tests";
  });
  try {
    await runner.run(postgresTests(database?.url ?? ""));
  } finally {
    await database?.stop();
  }
}

/** `npm run check`: the quick part, which starts no server. */
export async function check() {
  await withRunner(async (runner) => {
    for (const check of [FORMAT, LINT, UNUSED, TYPES, UNIT]) await runner.run(check);
  });
}

/** @param {(runner: Runner) => Promise<void>} work what to do once the packages are there */
async function withRunner(work) {
  stopOnSignal(() => Promise.resolve(INTERRUPTED));
  const runner = new Runner(new Progress());
  await runner.prepare("install", "looking at the packages", install);
  if (runner.total.failed === 0) await work(runner);
  runner.finish();
}
