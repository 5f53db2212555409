import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { cost } from "../bench/cases.mjs";
import { memoryOf, pidOf } from "../bench/usage.mjs";
import { build } from "../build.mjs";
import { install } from "../install.mjs";
import { UserError } from "../user-error.mjs";
import { stopOnSignal } from "../signals.mjs";
import { Progress } from "../progress.mjs";
import { FuzzedSite } from "./fuzzed-site.mjs";
import { confirmed, report } from "./report.mjs";
import { Run } from "./run.mjs";
import { findTargets } from "./targets.mjs";

const REQUESTS = 20_000;
/** How long an event loop may stand still where the machine is fast enough. */
const PAUSE_MS = 200;
/** Where it is slow: as long as the cms takes for so many plain reads. */
const PAUSE_READS = 40;
/** How many reads are made to find out what one costs. */
const MEASURED_READS = 50;
const IDLE_MS = 3_000;
const WARM_UP = 400;
/** What a server may hold more than after the warm-up: its bounded caches fill, and so does V8's heap. */
const GROWTH_MB = { web: 300, cms: 250 };
const SEEDS = 1_000_000;

/**
 * `npm run fuzz`: random requests to every route and path of a site of its own, on this machine
 * alone. Fails when one is answered with 5xx or not at all, ends a process, or stops an event loop,
 * and when memory grows. The same seed makes the same requests.
 * @throws {UserError} when there is something to mend
 */
export async function fuzz() {
  const { seed, requests, only } = readOptions();
  console.log(`Seed ${seed}, ${requests} requests.\n`);
  const progress = new Progress();
  await progress.run("install", "looking at the packages", install);
  await progress.run("build", "looking for changes", () => build(() => undefined));
  const site = await FuzzedSite.create();
  stopOnSignal(async () => {
    await site.stop();
    return 130;
  });
  try {
    const run = await prepare(progress, site, seed);
    const memory = memoryNow(site);
    const numbers = only ?? Array.from({ length: requests }, (_, index) => WARM_UP + index);
    await progress.run("fuzz", "sending", async (setDetail) => {
      await run.send(numbers, (done) => setDetail(`${done} of ${numbers.length}`));
      return summary(run);
    });
    await progress.run("confirm", "sending what was found again, alone", async () => {
      run.findings = await confirmed(run);
      return `${run.findings.length} findings`;
    });
    judgeMemory(run, memory, memoryNow(site));
    report(run);
  } finally {
    await site.stop();
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: { seed: { type: "string" }, requests: { type: "string" }, only: { type: "string" } },
  });
  const seed = values.seed === undefined ? randomInt(SEEDS) : Number(values.seed);
  const requests = Number(values.requests ?? REQUESTS);
  const only = values.only?.split(",").map(Number);
  if ([seed, requests, ...(only ?? [])].every((value) => Number.isInteger(value) && value >= 0)) {
    return { seed, requests, only };
  }
  throw new UserError("npm run fuzz -- [--seed 1] [--requests 20000] [--only 17,4711]");
}

/**
 * Starts the site, measures how long its event loops stand still while nothing is asked of it, sends
 * requests that do not count, so that code is compiled and caches are filled, and sets the bound for pauses.
 * @param {Progress} progress
 * @param {FuzzedSite} site
 * @param {number} seed
 */
async function prepare(progress, site, seed) {
  await progress.run("start", "starting both servers", async () => {
    await site.site.start();
    site.identities.makeUser();
    return "demo content";
  });
  const targets = findTargets();
  let idleMs = 0;
  await progress.run("idle", "listening to the idle site", async () => {
    await pause(1_000);
    site.pauses = [];
    await pause(IDLE_MS);
    idleMs = Math.max(0, ...site.pauses.map(({ ms }) => ms));
    return `an event loop stands still for ${idleMs} ms by itself`;
  });
  const warmUp = new Run(site, targets, { seed, limitMs: Infinity });
  await progress.run("warm up", "sending", async () => {
    await warmUp.send(Array.from({ length: WARM_UP }, (_, index) => index));
    return `${targets.routes.length} routes, ${targets.types.length} content types, ${targets.endpoints.length} other endpoints`;
  });
  let limitMs = 0;
  await progress.run("pace", "reading from the cms", async () => {
    limitMs = idleMs + Math.max(PAUSE_MS, Math.round(PAUSE_READS * (await readCost(site))));
    return `an event loop may stand still for ${limitMs} ms`;
  });
  const run = new Run(site, targets, { seed, limitMs });
  // What went wrong before the clock ran counts too.
  run.findings = warmUp.findings;
  return run;
}

/**
 * What a plain read costs the cms on this machine now.
 * @param {FuzzedSite} fuzzed
 * @returns {Promise<number>} milliseconds of processor time
 */
async function readCost({ site, base }) {
  const microseconds = await cost([pidOf(site.cms)], async () => {
    for (let count = 0; count < MEASURED_READS; count += 1) {
      await (await fetch(`${base.cms}/api/contact-info`)).arrayBuffer();
    }
    return MEASURED_READS;
  });
  return microseconds / 1_000;
}

/** @param {FuzzedSite} site */
function memoryNow({ site }) {
  return { web: memoryOf(pidOf(site.web)), cms: memoryOf(pidOf(site.cms)) };
}

/**
 * @param {Run} run
 * @param {Record<"web" | "cms", number>} before in MB
 * @param {Record<"web" | "cms", number>} after
 */
function judgeMemory(run, before, after) {
  for (const server of /** @type {const} */ (["web", "cms"])) {
    const grown = Math.round(after[server] - before[server]);
    console.log(
      `${server}: ${Math.round(before[server])} MB, then ${Math.round(after[server])} MB`,
    );
    if (grown <= GROWTH_MB[server]) continue;
    run.findings.push({ server, what: `holds ${grown} MB more`, target: "", sent: [] });
  }
}

/** @param {Run} run */
function summary({ statuses, overloads }) {
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  const list = counts.map(([status, count]) => `${count} × ${status}`).join(", ");
  return overloads > 0 ? `${list}; ${overloads} of them a declared overload` : list;
}
