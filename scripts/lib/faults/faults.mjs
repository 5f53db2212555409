import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freshValue } from "../env-setup.mjs";
import { ROOT } from "../paths.mjs";
import { freePorts } from "../ports.mjs";
import { readSettings, SECRETS } from "../settings.mjs";
import { TEST_OWNER } from "../test-site.mjs";
import { startOwnPostgres } from "../testing/postgres.mjs";
import { UserError } from "../user-error.mjs";
import { Clock } from "./clock.mjs";
import { mountDisk, unmountDisk } from "./disk.mjs";
import { FaultedSite } from "./faulted-site.mjs";
import { Ledger } from "./ledger.mjs";
import { MailServer } from "./mail-server.mjs";
import { SCENARIOS } from "./scenarios.mjs";
import { Visitors } from "./visitors.mjs";

const HEALING_MS = 90_000;
const BEFORE_MS = 2_000;

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} pages that visitors were shown
 * @property {number} stale of them
 * @property {number} unanswered requests
 * @property {number} acknowledged writes
 * @property {number} rejected writes
 * @property {number} seconds from the end of the fault until all is well again
 * @property {string[]} problems what must not be
 */

/**
 * `npm run faults [-- --only WORDS] [--database postgres]`: one fault after the other, under reads and
 * writes, on this machine alone. Nothing that was acknowledged may be lost, and no visitor may see an
 * error or an empty page. Prints the table of docs/reliability.md.
 * @param {string[]} args
 * @throws {UserError} when something was not as it has to be, or for other arguments
 */
export async function faults(args) {
  const { only, onPostgres } = optionsIn(args);
  /** @param {(scenario: import("./scenarios.mjs").Scenario) => boolean | undefined} isWanted */
  const wanted = (isWanted) => SCENARIOS.filter((one) => one.name.includes(only) && isWanted(one));
  const usual = wanted(({ needsPostgres, needsClock }) => !needsPostgres && !needsClock);
  const postgres = wanted(({ needsPostgres }) => needsPostgres);
  const clock = wanted(({ needsClock }) => needsClock);
  const outcomes = onPostgres
    ? await play([...usual, ...postgres], { onPostgres })
    : [...(await play(usual)), ...(await play(postgres, { onPostgres: true }))];
  outcomes.push(...(await play(clock, { onPostgres, needsClock: true })));
  console.log(`\n${tableOf(outcomes)}`);
  const problems = outcomes.flatMap(({ name, problems: found }) =>
    found.map((problem) => `${name}: ${problem}`),
  );
  if (problems.length > 0) throw new UserError(problems.join("\n"));
}

/** @param {string[]} args */
function optionsIn(args) {
  try {
    const options = /** @type {const} */ ({
      only: { type: "string", default: "" },
      database: { type: "string", default: "sqlite" },
    });
    const { only, database } = parseArgs({ args, options }).values;
    if (database !== "sqlite" && database !== "postgres") throw new Error(`--database ${database}`);
    return { only, onPostgres: database === "postgres" };
  } catch (error) {
    const wrong = error instanceof Error ? error.message : String(error);
    throw new UserError(`${wrong}: --only WORDS and --database sqlite or postgres are known.`);
  }
}

/**
 * Plays faults on a site of their own.
 * @param {import("./scenarios.mjs").Scenario[]} scenarios
 * @param {{ onPostgres?: boolean, needsClock?: boolean }} [needs] a Postgres server instead of SQLite, and
 *   a clock that can be set
 */
async function play(scenarios, { onPostgres = false, needsClock = false } = {}) {
  /** @type {Outcome[]} */
  const outcomes = [];
  if (scenarios.length === 0) return outcomes;
  const folder = mkdtempSync(join(tmpdir(), "lectern-faults-"));
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o700 });
  const hasDisk = mountDisk(dataDir);
  const clock = needsClock ? Clock.find(folder) : null;
  const database = onPostgres ? await startOwnPostgres(() => {}) : null;
  const [webPort, cmsPort, mailPort] = await freePorts(3);
  const mailServer = new MailServer(mailPort ?? 0);
  const settings = settingsFor({ dataDir, webPort, cmsPort, mailPort, databaseUrl: database?.url });
  const site = new FaultedSite(settings, mailServer, { database, clock });
  try {
    await mailServer.listen();
    await site.start();
    for (const scenario of scenarios) {
      const { name } = scenario;
      if (scenario.needsDisk && !hasDisk) console.log(`${name}: not allowed to mount`);
      else if (scenario.needsClock && !clock) console.log(`${name}: faketime is not installed`);
      else outcomes.push(await runScenario(site, scenario));
    }
  } finally {
    await site.stop();
    mailServer.close();
    await database?.stop();
    if (hasDisk) unmountDisk(dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
  return outcomes;
}

/**
 * @param {{ dataDir: string, databaseUrl: string | undefined }
 *   & Record<"webPort" | "cmsPort" | "mailPort", number | undefined>} of
 */
function settingsFor({ dataDir, webPort, cmsPort, mailPort, databaseUrl }) {
  const given = {
    ...Object.fromEntries(SECRETS.map((name) => [name, freshValue(name)])),
    WEB_PORT: String(webPort),
    CMS_PORT: String(cmsPort),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    DATA_DIR: dataDir,
    OWNER_EMAIL: TEST_OWNER.email,
    OWNER_PASSWORD: TEST_OWNER.password,
    RATE_LIMIT: "off",
    ...(databaseUrl && { DATABASE_CLIENT: "postgres", DATABASE_URL: databaseUrl }),
  };
  return readSettings(given, new Map(), ROOT);
}

/**
 * @param {FaultedSite} site
 * @param {import("./scenarios.mjs").Scenario} scenario
 * @returns {Promise<Outcome>}
 */
async function runScenario(site, { name, run, check }) {
  const visitors = new Visitors(site.url);
  const ledger = new Ledger(site.cmsUrl);
  const problems = [];
  await ledger.signIn();
  await visitors.seeAll();
  // Kept pages are written a second after they were made.
  await pause(BEFORE_MS);
  visitors.begin();
  ledger.begin();
  await pause(BEFORE_MS);
  await run(site, ledger).catch((error) => problems.push(String(error)));
  const since = performance.now();
  const isWell = await untilWell(site, ledger);
  const seconds = (performance.now() - since) / 1000;
  await Promise.all([visitors.end(), ledger.end()]);
  if (!isWell) problems.push(`not well again after ${HEALING_MS / 1000} s`);
  await check?.(site).catch((error) => problems.push(String(error)));
  const lost = await ledger.lost();
  if (lost.length > 0) problems.push(`${lost.length} acknowledged writes are lost`);
  const failures = [...new Set(visitors.failures)];
  if (failures.length > 0) {
    problems.push(`${visitors.failures.length} visits failed: ${failures.join(", ")}`);
  }
  const { pages, stale, unanswered } = visitors;
  const { acknowledged, rejected } = ledger;
  const outcome = { name, pages, stale, unanswered, acknowledged, rejected, seconds, problems };
  console.log(`${problems.length === 0 ? "✓" : "✗"} ${name}: well after ${seconds.toFixed(1)} s`);
  return outcome;
}

/**
 * Both servers say so, a page is fresh, and a write is acknowledged.
 * @param {FaultedSite} site
 * @param {Ledger} ledger
 */
async function untilWell(site, ledger) {
  const end = performance.now() + HEALING_MS;
  while (performance.now() < end) {
    if ((await isReady(site)) && (await ledger.write())) return true;
    await pause(200);
  }
  return false;
}

/** @param {FaultedSite} site */
async function isReady({ url }) {
  try {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) });
    await ready.text();
    const home = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await home.text();
    return ready.ok && home.ok && !home.headers.has("x-lectern-stale");
  } catch {
    return false;
  }
}

/** @param {Outcome[]} outcomes */
function tableOf(outcomes) {
  const head = [
    "| Fault | Pages | of them stale | No answer | Writes acknowledged | rejected | Lost, 5xx or empty | Well after |",
    "| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |",
  ];
  const rows = outcomes.map(
    ({ name, pages, stale, unanswered, acknowledged, rejected, seconds, problems }) =>
      `| ${name} | ${pages} | ${stale} | ${unanswered} | ${acknowledged} | ${rejected} | ` +
      `${problems.length === 0 ? "none" : problems.join("; ")} | ${seconds.toFixed(1)} s |`,
  );
  return [...head, ...rows].join("\n");
}
