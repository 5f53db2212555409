import { stripVTControlCharacters } from "node:util";
import { openConnections } from "../bench/load.mjs";
import { createTestSite } from "../test-site.mjs";
import { Identities } from "./identities.mjs";
import { sendRaw, sendRequest } from "./send.mjs";

/**
 * @typedef {import("./send.mjs").FuzzRequest} FuzzRequest
 * @typedef {import("./send.mjs").RawRequest} RawRequest
 * @typedef {import("./send.mjs").Outcome} Outcome
 * @typedef {"web" | "cms"} ServerName
 * @typedef {{ server: ServerName, start: number, end: number, ms: number }} Pause in milliseconds; the
 *   moments are those of the clock, `ms` is what the event loop stood still
 */

const CONNECTIONS = 8;
const KEPT_LINES = 400;

/** A site on scratch data that tells how its event loops and processes are. */
export class FuzzedSite {
  /** @type {Pause[]} */
  pauses = [];
  /** @type {{ text: string, at: number }[]} what the supervisor did, and when by the clock */
  events = [];
  /** @type {string[]} the last lines of both logs */
  lines = [];
  /** @type {Map<string, string[]>} ids of entries, by the list's path */
  #ids = new Map();
  #agent = openConnections(CONNECTIONS);

  static async create() {
    const fuzzed = new FuzzedSite();
    const probe = new URL("loop-probe.mjs", import.meta.url).href;
    const { site, settings, dispose } = await createTestSite(
      {},
      (server, line) => fuzzed.#onLine(server, line),
      { NODE_OPTIONS: `--import ${probe}` },
    );
    return Object.assign(fuzzed, {
      site,
      settings,
      dispose,
      identities: new Identities(settings),
      base: { web: settings.SITE_URL ?? "", cms: settings.CMS_URL ?? "" },
    });
  }

  /** @type {import("../site.mjs").Site} */
  site = /** @type {never} */ (null);
  /** @type {Record<string, string>} */
  settings = {};
  /** @type {() => Promise<void>} */
  dispose = async () => {};
  identities = new Identities({});
  /** @type {Record<ServerName, string>} */
  base = { web: "", cms: "" };

  /** Takes down the ids of all entries. @param {readonly import("./targets.mjs").ContentType[]} types */
  async readIds(types) {
    const { token } = this.identities.of("owner");
    const headers = { authorization: `Bearer ${token}` };
    for (const { path } of types.filter(({ isSingle }) => !isSingle)) {
      const url = `${this.base.cms}/api/${path}?pagination[pageSize]=20&sort=id`;
      const answer = await fetch(url, { headers });
      const { data } = /** @type {{ data: { documentId: string }[] | null }} */ (
        await answer.json()
      );
      // Some types are for the cms alone.
      if (data && data.length > 0)
        this.#ids.set(
          path,
          data.map(({ documentId }) => documentId),
        );
    }
  }

  /**
   * @param {FuzzRequest | RawRequest} request
   * @returns {Promise<Outcome>}
   */
  send(request) {
    const base = this.base[request.server];
    return "bytes" in request
      ? sendRaw(base, request)
      : sendRequest(this.#agent, base, this.filled(request));
  }

  /** The request as it is sent, with ids and credentials. @param {FuzzRequest} request */
  filled({ server, method, path, headers, body, who }) {
    const { token, cookie } = this.identities.of(who);
    const signed =
      server === "cms"
        ? { ...(token && { authorization: `Bearer ${token}` }), ...headers }
        : { ...headers, ...(cookie && { cookie }) };
    const fill = (/** @type {string} */ text) =>
      text
        .replace(
          /\{id(?::([\w-]+))?\}/g,
          (_, list = "events") => this.#ids.get(list)?.[0] ?? "none",
        )
        .replaceAll("{site}", this.base.web);
    return {
      method,
      path: fill(path),
      headers: Object.fromEntries(
        Object.entries(signed).map(([name, value]) => [name, fill(value)]),
      ),
      ...(body !== undefined && { body: fill(body) }),
    };
  }

  /** Whether both servers answer. */
  async isWell() {
    const urls = [`${this.base.web}/healthz`, `${this.base.cms}/_health`];
    const answers = urls.map((url) => fetch(url, { signal: AbortSignal.timeout(5_000) }));
    return (await Promise.allSettled(answers)).every(
      (answer) => answer.status === "fulfilled" && answer.value.ok,
    );
  }

  async stop() {
    this.#agent.destroy();
    await this.dispose();
  }

  /** @param {string} server @param {string} line */
  #onLine(server, line) {
    const pause = /^\[loop\] (\{.*\})$/.exec(line)?.[1];
    if (pause) {
      const name = server === "web" ? "web" : "cms";
      this.pauses.push({ server: name, ...JSON.parse(pause) });
      return;
    }
    if (server === "supervisor") this.events.push({ text: line, at: Date.now() });
    this.lines.push(`${server} | ${stripVTControlCharacters(line)}`);
    if (this.lines.length > KEPT_LINES) this.lines.shift();
  }
}
