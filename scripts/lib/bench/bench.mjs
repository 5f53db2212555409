import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { build } from "../build.mjs";
import { install } from "../install.mjs";
import { Problem } from "../problem.mjs";
import { stopOnSignal } from "../signals.mjs";
import { Stages } from "../stages.mjs";
import { createTestSite } from "../test-site.mjs";
import { longPage, usualCases } from "./cases.mjs";
import { median, short, spread, table } from "./figures.mjs";
import { startSecondWeb, twoProcesses } from "./growth.mjs";
import { Owner } from "./owner.mjs";
import { startRemixServe } from "./references.mjs";
import { memoryOf, pidOf } from "./usage.mjs";

const ROUNDS = 5;
const USAGE = "npm run bench -- [--rounds 5] [--growth]";

/**
 * `npm run bench`: what pages cost, each beside its reference in the same run. `--growth` adds the
 * publications page with 5,000 items and a second web process.
 */
export async function bench() {
  const { rounds, growth } = readOptions();
  const stages = new Stages();
  await stages.run("install", "looking at the packages", install);
  await stages.run("build", "looking for changes", build);
  const { site, settings, dispose } = await createTestSite();
  /** @type {(() => void | Promise<void>)[]} */
  const ends = [dispose];
  stopOnSignal(async () => {
    await dispose();
    return 130;
  });
  try {
    await stages.run("start", "starting both halves", () =>
      site.start().then(() => "demo content"),
    );
    const remixServe = await startRemixServe(settings);
    ends.push(remixServe.stop);
    const { SITE_URL: siteUrl = "", CMS_URL: cmsUrl = "" } = settings;
    const owner = new Owner({ siteUrl, cmsUrl });
    await owner.signIn();
    const pids = { webPid: pidOf(site.web), cmsPid: pidOf(site.cms) };
    const work = { siteUrl, cmsUrl, ...pids, remixServe, owner };
    const cases = await usualCases(work);
    if (growth) {
      const second = await startSecondWeb(settings);
      ends.push(second.stop);
      cases.push(...twoProcesses(work, second));
    }
    ends.push(...cases.flatMap(({ end }) => end ?? []));
    const results = await measureAll(cases, rounds, owner, stages);
    const memory = { web: memoryOf(pids.webPid), cms: memoryOf(pids.cmsPid) };
    results.push(...(await measureAll([longPage(work, 50, 500)], rounds, owner, stages)));
    if (growth) results.push(await measureBlocks(longPage(work, 500, 5000), rounds, stages));
    report(results, rounds, memory, pids);
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { rounds: { type: "string", default: String(ROUNDS) }, growth: { type: "boolean" } },
    });
    const rounds = Number(values.rounds);
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds wants a whole number");
    return { rounds, growth: values.growth ?? false };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/**
 * @typedef {object} Result
 * @property {import("./cases.mjs").Case} subject
 * @property {number[]} own
 * @property {number[]} reference
 */

/**
 * Goes through all cases again and again, each beside its reference, so that whatever else the
 * machine does falls on all of them.
 * @param {import("./cases.mjs").Case[]} cases
 * @param {number} rounds
 * @param {Owner} owner
 * @param {Stages} stages
 * @returns {Promise<Result[]>}
 */
async function measureAll(cases, rounds, owner, stages) {
  const results = cases.map((subject) => ({
    subject,
    own: /** @type {number[]} */ ([]),
    reference: /** @type {number[]} */ ([]),
  }));
  // The first round warms up: it is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const name = round === 0 ? "warm up" : `round ${round}`;
    await stages.run(name, "measuring", async (progress) => {
      await owner.signIn();
      for (const { subject, own, reference } of results) {
        progress(subject.name);
        const value = await subject.measure();
        const compared = await subject.compare();
        if (round === 0) continue;
        own.push(value);
        reference.push(compared);
      }
      return `${cases.length} cases`;
    });
  }
  return results;
}

/**
 * For a case whose content takes minutes to make: all rounds of the reference, then all of its own.
 * @param {import("./cases.mjs").Case} subject
 * @param {number} rounds
 * @param {Stages} stages
 * @returns {Promise<Result>}
 */
async function measureBlocks(subject, rounds, stages) {
  const block = async (/** @type {() => Promise<number>} */ measure) => {
    await measure();
    const values = [];
    for (let round = 0; round < rounds; round += 1) values.push(await measure());
    return values;
  };
  /** @type {Result} */
  const result = { subject, own: [], reference: [] };
  await stages.run("growth", subject.name, async () => {
    result.reference = await block(subject.compare);
    result.own = await block(subject.measure);
    return subject.name;
  });
  return result;
}

/**
 * @param {Result[]} results
 * @param {number} rounds
 * @param {{ web: number, cms: number }} memory after the usual cases, in MB
 * @param {{ webPid: number, cmsPid: number }} pids
 */
function report(results, rounds, memory, pids) {
  const head = [
    "case",
    "",
    "median (least to most)",
    "reference",
    "median (least to most)",
    "ratio",
  ];
  const rows = results.map(({ subject: { name, unit, reference: what }, own, reference }) => {
    const ratios = own.map((value, index) => value / (reference[index] ?? NaN));
    return [name, unit, spread(own), what, spread(reference), short(median(ratios))];
  });
  console.log(
    `\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${rounds} rounds\n`,
  );
  console.log("µs: processor time per request. The ratio is the median of the rounds' ratios.\n");
  console.log(table(head, rows));
  console.log(
    `\nMemory: web ${short(memory.web)} MB, cms ${short(memory.cms)} MB; at the end web ` +
      `${short(memoryOf(pids.webPid))} MB, cms ${short(memoryOf(pids.cmsPid))} MB`,
  );
}
