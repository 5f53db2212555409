import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { UserError } from "../user-error.mjs";
import { Progress } from "../progress.mjs";
import { longPage, usualCases } from "./cases.mjs";
import { median, short, spread, table } from "./figures.mjs";
import { LISTS, coldList, longestList, startSecondWeb, twoProcesses } from "./growth.mjs";
import { haveRevisions, historyScreens, screenCost } from "./histories.mjs";
import { startMeasuredSite } from "./measured-site.mjs";
import { publicationPages } from "./publication-page.mjs";
import { startRemixServe } from "./references.mjs";
import { memoryOf } from "./usage.mjs";

const ROUNDS = 5;
/** Publications in the lists that `--growth` compares, and revisions behind the screens of `--histories`. */
const PUBLICATIONS = { few: 100, many: 5_000 };
const REVISIONS = { few: 100, many: 10_000 };
/** What the case before has left cold is warm again after some seconds. */
const WARM_UP_TURNS = 8;
const USAGE = "npm run bench -- [--rounds 5] [--growth] [--histories]";

/**
 * `npm run bench`: what pages cost, each beside its reference in the same run. `--growth` adds lists of
 * 5,000 publications and a second web process, `--histories` the owner's screens with 10,000 revisions.
 */
export async function bench() {
  const { rounds, growth, histories } = readOptions();
  const progress = new Progress();
  const site = await startMeasuredSite(progress);
  const { settings, owner } = site;
  /** @type {(() => void | Promise<void>)[]} */
  const ends = [site.dispose];
  try {
    const remixServe = await startRemixServe(settings);
    ends.push(remixServe.stop);
    const work = { ...site, remixServe };
    const cases = [...(await usualCases(work)), ...publicationPages(work)];
    if (growth) {
      const second = await startSecondWeb(settings);
      ends.push(second.stop);
      cases.push(...twoProcesses(work, second));
    }
    ends.push(...cases.flatMap(({ end }) => end ?? []));
    const results = await measureAll(cases, rounds, owner, progress);
    const memory = { web: memoryOf(site.webPid), cms: memoryOf(site.cmsPid) };
    results.push(...(await measureAll([longPage(work, 50, 500)], rounds, owner, progress)));
    if (histories) results.push(...(await measureHistories(work, rounds, progress)));
    if (growth) results.push(...(await measureLists(work, rounds, progress)));
    report(results, rounds, memory, site);
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        rounds: { type: "string", default: String(ROUNDS) },
        growth: { type: "boolean", default: false },
        histories: { type: "boolean", default: false },
      },
    });
    const rounds = Number(values.rounds);
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds wants a whole number");
    return { ...values, rounds };
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/**
 * @typedef {object} Result
 * @property {Pick<import("./cases.mjs").Case, "name" | "unit" | "reference">} subject
 * @property {number[]} own
 * @property {number[]} reference
 */

/**
 * Goes through all cases again and again, each beside its reference, so that whatever else the
 * machine does falls on all of them.
 * @param {import("./cases.mjs").Case[]} cases
 * @param {number} rounds
 * @param {import("./owner.mjs").Owner} owner
 * @param {Progress} progress
 * @returns {Promise<Result[]>}
 */
async function measureAll(cases, rounds, owner, progress) {
  const results = cases.map((subject) => ({
    subject,
    own: /** @type {number[]} */ ([]),
    reference: /** @type {number[]} */ ([]),
  }));
  // The first round warms up: it is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const name = round === 0 ? "warm up" : `round ${round}`;
    await progress.run(name, "measuring", async (setDetail) => {
      await owner.signIn();
      for (const { subject, own, reference } of results) {
        setDetail(subject.name);
        const [value, compared] = await measureBeside(subject);
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
 * @param {import("./cases.mjs").Case} subject
 * @returns {Promise<[own: number, reference: number]>}
 */
async function measureBeside({ measure, compare, turns }) {
  if (!turns) return [await measure(), await compare()];
  let own = 0;
  let reference = 0;
  for (let turn = -WARM_UP_TURNS; turn < turns; turn += 1) {
    // The first of two measurements does not meet the same machine as the second: they change places.
    const { value, compared } =
      turn % 2 === 0
        ? { value: await measure(), compared: await compare() }
        : { compared: await compare(), value: await measure() };
    if (turn < 0) continue;
    own += value;
    reference += compared;
  }
  return [own / turns, reference / turns];
}

/**
 * Lists of few and of many publications.
 * @param {import("./cases.mjs").Bench} work
 * @param {number} rounds
 * @param {Progress} progress
 */
async function measureLists(work, rounds, progress) {
  const results = await measureContents(work, rounds, progress, {
    what: "publications",
    ...PUBLICATIONS,
    subjects: LISTS.map((path) => ({ name: `cold ${path}`, measure: () => coldList(work, path) })),
    have: (count, setDetail) => work.owner.havePublications(count, setDetail),
  });
  await progress.run("longest page", "reading all lists", async () => {
    const { path, bytes } = await longestList(work);
    return `${path} has ${Math.round(bytes / 1000)} kB of HTML`;
  });
  return results;
}

/**
 * The owner's screens with few and with many revisions.
 * @param {import("./cases.mjs").Bench & { settings: Record<string, string> }} work
 * @param {number} rounds
 * @param {Progress} progress
 */
function measureHistories(work, rounds, progress) {
  return measureContents(work, rounds, progress, {
    what: "revisions",
    ...REVISIONS,
    subjects: historyScreens(work).map((subject) => ({
      name: subject.name,
      measure: () => screenCost(work, subject),
    })),
    have: (count) => haveRevisions(work, count),
  });
}

/**
 * The same with little and with much content. Content takes minutes to make: all rounds with little,
 * then all with much.
 * @param {import("./cases.mjs").Bench} work
 * @param {number} rounds
 * @param {Progress} progress
 * @param {object} contents
 * @param {string} contents.what
 * @param {number} contents.few
 * @param {number} contents.many
 * @param {Pick<import("./cases.mjs").Case, "name" | "measure">[]} contents.subjects
 * @param {(count: number, setDetail: import("../progress.mjs").SetDetail) => Promise<void>} contents.have
 * @returns {Promise<Result[]>}
 */
async function measureContents({ owner }, rounds, progress, { what, few, many, subjects, have }) {
  const block = async (/** @type {number} */ count) => {
    /** @type {number[][]} */
    const values = subjects.map(() => []);
    await progress.run(what, `${count} ${what}`, async (setDetail) => {
      await owner.signIn();
      await have(count, setDetail);
      for (let round = -1; round < rounds; round += 1) {
        for (const [index, { name, measure }] of subjects.entries()) {
          setDetail(name);
          await owner.signIn();
          const value = await measure();
          if (round >= 0) values[index]?.push(value);
        }
      }
      return `${count} ${what}`;
    });
    return values;
  };
  const [withFew, withMany] = [await block(few), await block(many)];
  return subjects.map(({ name }, index) => ({
    subject: { name: `${name}, ${many} ${what}`, unit: "µs", reference: `${few} ${what}` },
    own: withMany[index] ?? [],
    reference: withFew[index] ?? [],
  }));
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
