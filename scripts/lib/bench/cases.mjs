import { setTimeout as pause } from "node:timers/promises";
import { fire, openConnections, send } from "./load.mjs";
import { startConstant } from "./references.mjs";
import { cpuOf } from "./usage.mjs";

/**
 * @typedef {object} Bench what the cases work with
 * @property {string} siteUrl
 * @property {string} cmsUrl
 * @property {number} webPid
 * @property {number} cmsPid
 * @property {import("./references.mjs").Reference} remixServe
 * @property {import("./owner.mjs").Owner} owner
 *
 * @typedef {object} Case one line of the table
 * @property {string} name
 * @property {string} unit of both figures
 * @property {string} reference what it is compared with
 * @property {() => Promise<number>} measure
 * @property {() => Promise<number>} compare
 * @property {number} [turns] how often the two take turns within a round; once by default
 * @property {() => void} [end]
 */

/** So short, and so often in turn, that both meet the same moods of the machine. */
const BURST_MS = 250;
const BURSTS = 8;
const FIRE_MS = 1_500;
const FEW_MS = 1_000;
const COLD_PAGES = 15;
const WRITES = 10;
const PATIENCE_MS = 5_000;
export const PAGE = "/research";
const SMALLER_PAGE = "/contact";

/**
 * Processor time per request of the processes, in microseconds.
 * @param {number[]} pids
 * @param {() => Promise<number>} work answers how many requests it made
 */
export async function cost(pids, work) {
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const before = used();
  const requests = await work();
  return (used() - before) / requests;
}

/**
 * A page that nothing has changed of, beside the same bytes from a bare server.
 * @param {Bench} bench
 * @param {string} path
 * @param {string} encoding
 * @returns {Promise<Case>}
 */
async function cachedPage({ siteUrl, webPid }, path, encoding) {
  const shot = { url: siteUrl + path, headers: { "accept-encoding": encoding } };
  const agent = openConnections(1);
  await send(agent, shot);
  const answer = await send(agent, shot);
  agent.destroy();
  const bare = await startConstant(answer);
  const kilobytes = (answer.body.length / 1024).toFixed(1);
  return {
    name: `cached ${path}, ${encoding}, ${kilobytes} KB`,
    unit: "µs",
    reference: "bare node:http, same bytes",
    turns: BURSTS,
    measure: () => cost([webPid], () => fire(shot, { milliseconds: BURST_MS })),
    compare: () =>
      cost([bare.pid], () => fire({ ...shot, url: bare.url }, { milliseconds: BURST_MS })),
    end: bare.stop,
  };
}

/**
 * A page that the browser has already.
 * @param {Bench} bench
 * @returns {Promise<Case>}
 */
async function unchangedPage({ siteUrl, webPid, remixServe }) {
  const url = siteUrl + PAGE;
  const agent = openConnections(1);
  const { headers } = await send(agent, { url });
  agent.destroy();
  const shot = { url, headers: { "if-none-match": String(headers.etag) } };
  return {
    name: `unchanged ${PAGE}, 304`,
    unit: "µs",
    reference: "remix-serve, which sends it again",
    measure: () => cost([webPid], () => fire(shot, { milliseconds: FIRE_MS, status: 304 })),
    compare: () => served(remixServe, PAGE, "identity"),
  };
}

/**
 * @param {import("./references.mjs").Reference} remixServe
 * @param {string} path
 * @param {string} encoding
 */
function served({ url, pid }, path, encoding) {
  const shot = { url: url + path, headers: { "accept-encoding": encoding } };
  return cost([pid], () => fire(shot, { milliseconds: FEW_MS, connections: 4 }));
}

/**
 * A page after a change of what it is made of, beside remix-serve, which makes it for each request.
 * @param {Bench} bench
 * @param {string} path
 * @param {string} name
 * @param {() => Promise<unknown>} change
 * @returns {Case}
 */
function coldPage({ siteUrl, webPid, remixServe }, path, name, change) {
  return {
    name,
    unit: "µs",
    reference: "remix-serve, same page",
    measure: () => cost([webPid], () => coldReads(siteUrl + path, change)),
    compare: () => served(remixServe, path, "br"),
  };
}

/**
 * @param {string} url
 * @param {() => Promise<unknown>} change
 */
async function coldReads(url, change) {
  const agent = openConnections(1);
  for (let count = 0; count < COLD_PAGES; count += 1) {
    await change();
    await pause(20);
    await send(agent, { url, headers: { "accept-encoding": "br" } });
  }
  agent.destroy();
  return COLD_PAGES;
}

/**
 * The publications page after a change, with so many items; the figure that counts is the ratio of
 * two of them.
 * @param {Bench} bench
 * @param {number} few
 * @param {number} many
 * @returns {Case}
 */
export function longPage({ siteUrl, webPid, owner }, few, many) {
  const change = changeOf(owner);
  const at = async (/** @type {number} */ items) => {
    await owner.havePublications(items);
    return cost([webPid], () => coldReads(`${siteUrl}/publications`, change));
  };
  return {
    name: `cold /publications, ${many} items`,
    unit: "µs",
    reference: `${few} items`,
    measure: () => at(many),
    compare: () => at(few),
  };
}

/**
 * Changes the first publication, at the cms.
 * @param {import("./owner.mjs").Owner} owner
 */
export function changeOf(owner) {
  let round = 0;
  return async () => {
    const { data } = await owner.rest("GET", "publications?pagination[pageSize]=1&fields[0]=title");
    const { documentId } = data[0];
    await owner.rest("PUT", `publications/${documentId}`, { journal: `Round ${(round += 1)}` });
  };
}

/**
 * The owner's list of publications, beside the call of the cms that it needs.
 * @param {Bench} bench
 * @returns {Case}
 */
function adminList({ siteUrl, cmsUrl, webPid, cmsPid, owner }) {
  const page = () => ({
    url: `${siteUrl}/admin/publications.data`,
    headers: { cookie: owner.cookie },
  });
  const call = () => ({
    url: `${cmsUrl}/api/publications?sort=publication_date:desc&pagination[page]=1&pagination[pageSize]=1000`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  return {
    name: "admin list of publications, both servers",
    unit: "µs",
    reference: "the cms's REST alone",
    measure: () =>
      cost([webPid, cmsPid], () => fire(page(), { milliseconds: FEW_MS, connections: 2 })),
    compare: () => cost([cmsPid], () => fire(call(), { milliseconds: FEW_MS, connections: 2 })),
  };
}

/**
 * A write in the owner's screen until its answer, beside the same write at the cms. By then every
 * visitor sees it: the case fails if the next request does not.
 * @param {Bench} bench
 * @returns {Case}
 */
function ownWrite({ siteUrl, owner }) {
  let round = 0;
  const agent = openConnections(1);
  const publication = once(() => owner.rest("POST", "publications", sample("Written")));
  return {
    name: "write in the owner's screen until answered",
    unit: "ms",
    reference: "the same write at the cms",
    measure: () =>
      average(WRITES, async () => {
        const { data } = await publication();
        const title = `Written in round ${(round += 1)}`;
        const from = performance.now();
        await owner.savePublication({ id: data.documentId, title });
        const took = performance.now() - from;
        const { body } = await send(agent, { url: `${siteUrl}/publications` });
        if (!body.includes(title)) throw new Error(`${title} is not there after its answer.`);
        return took;
      }),
    compare: () =>
      average(WRITES, async () => {
        const { data } = await publication();
        const from = performance.now();
        await owner.rest(
          "PUT",
          `publications/${data.documentId}`,
          sample(`At the cms ${(round += 1)}`),
        );
        return performance.now() - from;
      }),
    end: () => agent.destroy(),
  };
}

/**
 * A write at the cms, as Strapi's panel makes it, until a visitor sees it.
 * @param {Bench} bench
 * @returns {Case}
 */
function foreignWrite({ siteUrl, owner }) {
  let round = 0;
  const agent = openConnections(1);
  const publication = once(() => owner.rest("POST", "publications", sample("Elsewhere")));
  const url = `${siteUrl}/publications`;
  return {
    name: "write at the cms, from its answer until a visitor sees it",
    unit: "ms",
    reference: "one request for that page, cached",
    measure: () =>
      average(WRITES, async () => {
        const { data } = await publication();
        const title = `Seen in round ${(round += 1)}`;
        await owner.rest("PUT", `publications/${data.documentId}`, sample(title));
        return untilSeen(agent, url, title);
      }),
    compare: () =>
      average(WRITES, async () => {
        const from = performance.now();
        await send(agent, { url });
        return performance.now() - from;
      }),
    end: () => agent.destroy(),
  };
}

/**
 * How long it takes until a page shows a text.
 * @param {import("node:http").Agent} agent
 * @param {string} url
 * @param {string} text
 * @returns {Promise<number>} milliseconds
 * @throws {Error} when it is not there after five seconds
 */
export async function untilSeen(agent, url, text) {
  const from = performance.now();
  while (!(await send(agent, { url })).body.includes(text)) {
    if (performance.now() - from > PATIENCE_MS) throw new Error(`${url} does not show ${text}`);
  }
  return performance.now() - from;
}

/** @param {string} title */
export function sample(title) {
  return { title, authors: ["Ada Lovelace"], publication_date: "2026-01-02T00:00:00.000Z" };
}

/**
 * @param {number} times
 * @param {() => Promise<number>} measure
 */
export async function average(times, measure) {
  let sum = 0;
  for (let count = 0; count < times; count += 1) sum += await measure();
  return sum / times;
}

/** @template T @param {() => Promise<T>} make */
export function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * All lines of the table but the long pages, which need content of their own.
 * @param {Bench} bench
 * @returns {Promise<Case[]>}
 */
export async function usualCases(bench) {
  return [
    await cachedPage(bench, SMALLER_PAGE, "identity"),
    await cachedPage(bench, PAGE, "identity"),
    await cachedPage(bench, PAGE, "br"),
    await unchangedPage(bench),
    coldPage(bench, "/publications", "cold /publications, demo content, br", changeOf(bench.owner)),
    adminList(bench),
    ownWrite(bench),
    foreignWrite(bench),
  ];
}
