import { setTimeout as pause } from "node:timers/promises";
import { createSite } from "../site.mjs";
import { freePorts } from "../ports.mjs";
import { PAGE, average, changeOf, cost, once, sample, untilSeen } from "./cases.mjs";
import { fire, openConnections, send } from "./load.mjs";
import { pidOf } from "./usage.mjs";

const FIRE_MS = 1_500;
const WRITES = 10;
const COLD_PAGES = 4;
/** No page of a list may have more, whatever it has to show (scholarly §3). */
const MOST_BYTES = 1_000_000;
/** Web has heard of a change by then, and the cms has done what follows it. */
const SETTLED_MS = 200;

/** The lists that are compared: `Owner.havePublications` makes content that all of them find. */
export const LISTS = [
  "/publications",
  "/publications?year=2019",
  "/publications?keyword=rivers",
  "/publications?q=measure+length",
  "/publications?type=article&year=2019",
  "/publications?author=Mary+Somerville&year=2019",
];

/**
 * What a list costs web and cms after a publication has been changed, the change itself left out.
 * @param {import("./cases.mjs").Bench} bench
 * @param {string} path
 * @returns {Promise<number>} microseconds of processor time
 */
export function coldList(bench, path) {
  return costAfter(bench, path, changeOf(bench.owner));
}

/**
 * What a page costs web and cms after a change, the change itself left out.
 * @param {import("./cases.mjs").Bench} bench
 * @param {string} path
 * @param {() => Promise<unknown>} change
 * @returns {Promise<number>} microseconds of processor time
 */
export async function costAfter({ siteUrl, webPid, cmsPid }, path, change) {
  const agent = openConnections(1);
  const used = await average(COLD_PAGES, async () => {
    await change();
    await pause(SETTLED_MS);
    return cost([webPid, cmsPid], async () => {
      await send(agent, { url: siteUrl + path, headers: { "accept-encoding": "br" } });
      return 1;
    });
  });
  agent.destroy();
  return used;
}

/**
 * The longest page among the lists, uncompressed.
 * @param {Pick<import("./cases.mjs").Bench, "siteUrl">} bench
 * @returns {Promise<{ path: string, bytes: number }>}
 * @throws {Error} when it has more bytes than a page may have
 */
export async function longestList({ siteUrl }) {
  const agent = openConnections(1);
  let longest = { path: "", bytes: 0 };
  for (const path of [...LISTS, "/publications?page=2", "/publications?group=type"]) {
    const { status, body } = await send(agent, { url: siteUrl + path });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    if (body.length > longest.bytes) longest = { path, bytes: body.length };
  }
  agent.destroy();
  if (longest.bytes <= MOST_BYTES) return longest;
  throw new Error(`${longest.path} has ${longest.bytes} bytes, and may have ${MOST_BYTES}.`);
}

/**
 * A second web process at the same cms.
 * @param {Record<string, string>} settings all settings of contract §2
 */
export async function startSecondWeb(settings) {
  const [port = 0] = await freePorts(1);
  const siteUrl = `http://localhost:${port}`;
  const { web } = createSite({
    settings: { ...settings, WEB_PORT: String(port), SITE_URL: siteUrl },
    onLine: () => {},
    onEvent: () => {},
  });
  await web.start();
  return { siteUrl, pid: pidOf(web), stop: () => web.stop() };
}

/**
 * What two web processes cost and know, beside one.
 * @param {import("./cases.mjs").Bench} bench
 * @param {{ siteUrl: string, pid: number }} second
 * @returns {import("./cases.mjs").Case[]}
 */
export function twoProcesses(bench, second) {
  const { siteUrl, webPid, owner } = bench;
  const shots = [siteUrl, second.siteUrl].map((url) => ({
    url: url + PAGE,
    headers: { "accept-encoding": "br" },
  }));
  const load = async (/** @type {typeof shots} */ aims) => {
    const counts = aims.map((shot) => fire(shot, { milliseconds: FIRE_MS, connections: 4 }));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  let round = 0;
  const agent = openConnections(1);
  const publication = once(() => owner.rest("POST", "publications", sample("Shared")));
  const untilSeenAt = (/** @type {string} */ url) =>
    average(WRITES, async () => {
      const { data } = await publication();
      const title = `Shared in round ${(round += 1)}`;
      await owner.savePublication({ id: data.documentId, title });
      return untilSeen(agent, `${url}/publications`, title);
    });
  return [
    {
      name: `cached ${PAGE}, br, two web processes at once`,
      unit: "µs",
      reference: "one web process",
      measure: () => cost([webPid, second.pid], () => load(shots)),
      compare: () => cost([webPid], () => load(shots.slice(0, 1))),
    },
    {
      name: "write at one web process, from its answer until a visitor of the other sees it",
      unit: "ms",
      reference: "a visitor of the same process",
      measure: () => untilSeenAt(second.siteUrl),
      compare: () => untilSeenAt(siteUrl),
      end: () => agent.destroy(),
    },
  ];
}
