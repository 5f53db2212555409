import { setTimeout as pause } from "node:timers/promises";
import { cutUpload, leftOf } from "./cut-upload.mjs";
import { TEST_OWNER } from "../test-site.mjs";
import { emptyDisk, fillDisk } from "./disk.mjs";

/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {boolean} [needsDisk] a file system of its own
 * @property {boolean} [needsPostgres] a site on a Postgres server of its own
 * @property {boolean} [needsClock] a site with a clock of its own
 * @property {(site: import("./faulted-site.mjs").FaultedSite, ledger: import("./ledger.mjs").Ledger)
 *   => Promise<void>} run ends when the fault does
 * @property {(site: import("./faulted-site.mjs").FaultedSite) => Promise<void>} [check] what else has to
 *   be well in the end
 */

const HANG_MS = 15_000;
const FULL_MS = 8_000;
const MAIL_S = 120;
const DATABASE_DOWN_MS = 5_000;
/** Until every process has seen that its clock was set. */
const CLOCK_SEEN_MS = 3_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param {("cms" | "web")[]} servers @returns {Scenario["run"]} */
const kill =
  (...servers) =>
  async (site) => {
    await site.signal("SIGKILL", ...servers);
  };

/** @param {("cms" | "web")[]} servers @returns {Scenario["run"]} */
const hang =
  (...servers) =>
  async (site) => {
    const pids = await site.signal("SIGSTOP", ...servers);
    await pause(HANG_MS);
    for (const server of servers) process.kill(pids[server], "SIGCONT");
  };

/**
 * A mail is asked for meanwhile, which has to arrive afterwards: the cms tries again after half a minute.
 * @param {"down" | "slow"} mood
 * @returns {Pick<Scenario, "run" | "check">}
 */
function mail(mood) {
  return {
    run: async ({ cmsUrl, mailServer }) => {
      mailServer.become(mood);
      mailServer.taken = 0;
      const answer = await fetch(`${cmsUrl}/api/auth/forgot-password`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: TEST_OWNER.email }),
      });
      if (!answer.ok) throw new Error(`A mail could not be asked for: ${answer.status}`);
      await pause(FULL_MS);
      mailServer.become("up");
    },
    check: async ({ mailServer }) => {
      for (let tries = 0; tries < MAIL_S && mailServer.taken === 0; tries += 1) await pause(1_000);
      if (mailServer.taken === 0) throw new Error("the mail did not arrive");
    },
  };
}

/** @param {number[]} days from the machine's clock @returns {Scenario["run"]} */
const setClock =
  (...days) =>
  async ({ clock, url, cmsUrl }) => {
    if (!clock) throw new Error("The site goes by the machine's clock");
    for (const day of days) {
      clock.set(day);
      await pause(CLOCK_SEEN_MS);
      for (const address of [`${url}/healthz`, `${cmsUrl}/healthz`]) {
        const { headers } = await fetch(address);
        const late = Date.parse(headers.get("date") ?? "") - Date.now() - day * DAY_MS;
        if (!(Math.abs(late) < CLOCK_SEEN_MS)) throw new Error(`${address} has another clock`);
      }
    }
  };

/** @type {Scenario[]} */
export const SCENARIOS = [
  { name: "kill -9 of the cms", run: kill("cms") },
  { name: "kill -9 of web", run: kill("web") },
  { name: "kill -9 of both", run: kill("cms", "web") },
  { name: "SIGSTOP of the cms for 15 s", run: hang("cms") },
  { name: "SIGSTOP of web for 15 s", run: hang("web") },
  { name: "SIGSTOP of both for 15 s", run: hang("cms", "web") },
  {
    name: "kill -9 of the supervisor, started again",
    run: async (site) => {
      await site.killSupervisor();
      await site.start();
    },
  },
  {
    name: "SIGTERM under load, started again",
    run: async (site) => {
      await site.stop();
      await site.start();
    },
  },
  {
    name: "disk full for 8 s",
    needsDisk: true,
    run: async ({ dataDir }) => {
      fillDisk(dataDir);
      await pause(FULL_MS);
      emptyDisk(dataDir);
    },
  },
  { name: "mail server down for 8 s", ...mail("down") },
  { name: "mail server slow for 8 s", ...mail("slow") },
  {
    name: "upload cut off",
    run: async (site, { token }) => {
      await cutUpload(site, token);
      await pause(2_000);
      const left = leftOf(site);
      if (left.length > 0) throw new Error(`Of the upload are left: ${left.join(", ")}`);
    },
  },
  {
    name: "Postgres stopped, started again after 5 s",
    needsPostgres: true,
    run: async ({ database }) => {
      if (!database) throw new Error("The site has no Postgres");
      await database.restart(DATABASE_DOWN_MS);
    },
  },
  { name: "clock set a day forward", needsClock: true, run: setClock(1) },
  { name: "clock set a day back", needsClock: true, run: setClock(1, 0) },
];
