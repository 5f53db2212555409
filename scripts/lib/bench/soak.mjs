import { parseArgs } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { UserError } from "../user-error.mjs";
import { Progress } from "../progress.mjs";
import { short } from "./figures.mjs";
import { openConnections, send } from "./load.mjs";
import { startMeasuredSite } from "./measured-site.mjs";
import { NEWEST } from "./owner.mjs";
import { memoryOf } from "./usage.mjs";

const READERS = 8;
const PAUSE_BETWEEN_WRITES_MS = 50;
const SIGN_IN_EVERY_MS = 5 * 60_000;
const MINUTE = 60_000;
const ENCODINGS = ["br", "gzip", "identity"];
/** The pages that show what is written come up most. */
const SHOWING = new Set(["/", "/publications", "/publications?year=2030"]);
const PATHS = [
  "/publications",
  "/",
  "/publications",
  "/research",
  "/",
  "/media",
  "/publications?year=2030",
  "/contact",
  "/events",
  "/teaching",
  "/no-such-page",
];

/**
 * `npm run soak`: mixed reads and writes at full speed, on this machine alone. Fails at the first
 * error and at the first page that is older than what was acknowledged before it was asked for.
 */
export async function soak() {
  const minutes = readMinutes();
  const { owner, webPid, cmsPid, dispose } = await startMeasuredSite(new Progress());
  try {
    const run = new Soak(owner, performance.now() + minutes * MINUTE);
    const memory = watchMemory(webPid, cmsPid, run);
    await run.untilOver().finally(() => clearInterval(memory));
    console.log(`\n${minutes} minutes: ${run.summary()}; no error, nothing stale.`);
  } finally {
    await dispose();
  }
}

function readMinutes() {
  const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
  const minutes = Number(values.minutes);
  if (minutes > 0) return minutes;
  throw new UserError("npm run soak -- [--minutes 30]");
}

/**
 * @param {number} webPid
 * @param {number} cmsPid
 * @param {Soak} run
 */
function watchMemory(webPid, cmsPid, run) {
  const began = performance.now();
  const look = () => {
    const minute = Math.round((performance.now() - began) / MINUTE);
    console.log(
      `${String(minute).padStart(3)} min: web ${short(memoryOf(webPid))} MB, ` +
        `cms ${short(memoryOf(cmsPid))} MB; ${run.summary()}`,
    );
  };
  look();
  return setInterval(look, MINUTE);
}

/** Readers who look at everything, and an owner who does not stop writing. */
class Soak {
  #agent = openConnections(READERS);
  #reads = 0;
  #writes = 0;
  #unchanged = 0;
  #acknowledged = 0;

  /**
   * @param {import("./owner.mjs").Owner} owner
   * @param {number} end when to stop, in milliseconds of this process
   */
  constructor(owner, end) {
    this.owner = owner;
    this.end = end;
  }

  summary() {
    return `${this.#reads} reads (${this.#unchanged} unchanged), ${this.#writes} writes`;
  }

  async untilOver() {
    try {
      await Promise.all([
        this.#write(),
        ...Array.from({ length: READERS }, (_, index) => this.#read(index)),
      ]);
    } finally {
      this.end = 0;
      this.#agent.destroy();
    }
  }

  async #write() {
    const { data } = await this.owner.rest("POST", "publications", {
      title: "Soak 0.",
      authors: ["Ada Lovelace"],
      publication_date: `${NEWEST}T00:00:00.000Z`,
    });
    let signedInAt = performance.now();
    while (performance.now() < this.end) {
      if (performance.now() - signedInAt > SIGN_IN_EVERY_MS) {
        await this.owner.signIn();
        signedInAt = performance.now();
      }
      const number = this.#writes + 1;
      await this.owner.savePublication({ id: data.documentId, title: `Soak ${number}.` });
      this.#acknowledged = number;
      this.#writes = number;
      // What nobody was told of by this website: another list, as the panel would write it.
      if (number % 10 === 0) await this.#writeElsewhere(number);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_WRITES_MS));
    }
  }

  /** @param {number} number */
  async #writeElsewhere(number) {
    await this.owner.rest("PUT", "home-stats", [
      { icon: "users", value: String(number), title: "Written elsewhere", order_index: 0 },
    ]);
  }

  /** @param {number} reader */
  async #read(reader) {
    /** @type {Map<string, string>} */
    const tags = new Map();
    for (let turn = reader; performance.now() < this.end; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? "/";
      const encoding = ENCODINGS[turn % ENCODINGS.length] ?? "br";
      const key = `${path} ${encoding}`;
      const tag = turn % 2 === 0 ? tags.get(key) : undefined;
      const owed = this.#acknowledged;
      const answer = await send(this.#agent, {
        url: this.owner.siteUrl + path,
        headers: { "accept-encoding": encoding, ...(tag && { "if-none-match": tag }) },
      });
      this.#reads += 1;
      check(path, answer, owed);
      if (answer.status === 304) this.#unchanged += 1;
      else if (answer.headers.etag) tags.set(key, answer.headers.etag);
    }
  }
}

/**
 * @param {string} path
 * @param {import("./load.mjs").Answer} answer
 * @param {number} owed what was acknowledged before this page was asked for
 */
function check(path, { status, headers, body }, owed) {
  const expected = path === "/no-such-page" ? [404] : [200, 304];
  if (!expected.includes(status)) throw new UserError(`${path} answered ${status}.`);
  if (headers["x-lectern-stale"]) throw new UserError(`${path} was stale while the cms was up.`);
  if (status !== 200 || !SHOWING.has(path)) return;
  const text = decode(body, headers["content-encoding"]);
  const shown = Number(/Soak (\d+)\./.exec(text)?.[1] ?? (owed === 0 ? 0 : -1));
  if (shown < owed) throw new UserError(`${path} showed ${shown} after ${owed} was acknowledged.`);
}

/**
 * @param {Buffer} body
 * @param {string | undefined} encoding
 */
function decode(body, encoding) {
  if (encoding === "br") return brotliDecompressSync(body).toString("utf8");
  return (encoding === "gzip" ? gunzipSync(body) : body).toString("utf8");
}
