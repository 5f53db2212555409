import { setTimeout as pause } from "node:timers/promises";
import { cmsRequest } from "./cms-requests.mjs";
import { Random } from "./random.mjs";
import { rawRequest } from "./raw-requests.mjs";
import { webRequest } from "./web-requests.mjs";

/**
 * @typedef {import("./fuzzed-site.mjs").FuzzedSite} FuzzedSite
 * @typedef {import("./fuzzed-site.mjs").Pause} Pause
 * @typedef {import("./send.mjs").FuzzRequest | import("./send.mjs").RawRequest} Request
 * @typedef {import("./send.mjs").Outcome} Outcome
 *
 * @typedef {object} Sent
 * @property {number} number
 * @property {Request} request
 * @property {Outcome} outcome
 * @property {number} start by the clock, in milliseconds
 * @property {number} end
 *
 * @typedef {object} Finding
 * @property {"web" | "cms"} server
 * @property {string} what
 * @property {string} target
 * @property {Sent[]} sent the requests that show it, or may
 * @property {string} [cause]
 */

const AT_ONCE = 6;
/** Longer than any request takes whose server is well. */
const LATE_MS = 5_000;
/** From the moment that web gives up waiting for a server to that server's death. */
const AGONY_MS = 30_000;
const SIGN_IN_EVERY = 400;

/** What a number stands for. @param {number} seed @param {number} number @param {import("./targets.mjs").Targets} targets @returns {Request} */
export function requestOf(seed, number, targets) {
  const random = new Random(seed, number);
  const kind = random.next();
  if (kind < 0.08) return rawRequest(random);
  return kind < 0.5 ? webRequest(random, targets) : cmsRequest(random, targets);
}

/** Sends the requests of a seed and judges what comes of them. */
export class Run {
  /** @type {Finding[]} */
  findings = [];
  /** @type {Sent[]} */
  recent = [];
  /** @type {Map<number, number>} how many answers of each status */
  statuses = new Map();
  overloads = 0;
  #deaths = 0;

  /**
   * @param {FuzzedSite} site
   * @param {import("./targets.mjs").Targets} targets
   * @param {{ seed: number, limitMs: number }} options the longest pause of an event loop
   */
  constructor(site, targets, { seed, limitMs }) {
    this.site = site;
    this.targets = targets;
    this.seed = seed;
    this.limitMs = limitMs;
  }

  /** @param {readonly number[]} numbers @param {(done: number) => void} [onProgress] */
  async send(numbers, onProgress) {
    for (let begin = 0; begin < numbers.length; begin += SIGN_IN_EVERY) {
      const part = numbers.slice(begin, begin + SIGN_IN_EVERY);
      await this.site.identities.signIn();
      await this.site.readIds(this.targets.types);
      await this.#sendPart(part);
      await this.#judgeHealth();
      onProgress?.(begin + part.length);
    }
  }

  /** @param {readonly number[]} numbers */
  async #sendPart(numbers) {
    /** @type {Sent[]} */
    const sent = [];
    let next = 0;
    this.site.pauses = [];
    const worker = async () => {
      for (let number = numbers[next++]; number !== undefined; number = numbers[next++]) {
        sent.push(await this.sendOne(number));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    // The probe tells of a pause when it is over.
    await pause(50);
    for (const one of sent) this.#judge(one);
    for (const stop of this.site.pauses) {
      if (stop.ms > this.limitMs) this.#notePause(stop, sent);
    }
    this.recent = sent;
  }

  /** @param {number} number @returns {Promise<Sent>} */
  async sendOne(number) {
    const request = requestOf(this.seed, number, this.targets);
    const start = Date.now();
    const outcome = await this.site.send(request);
    return { number, request, outcome, start, end: Date.now() };
  }

  /** @param {Sent} sent */
  #judge(sent) {
    const { request, outcome } = sent;
    for (const status of outcome.statuses) {
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (isDeclaredOverload(request, outcome, status)) this.overloads += 1;
      else if (status >= 500) this.#note(request, `answers ${status}`, [sent]);
    }
    if (outcome.error?.startsWith("no answer")) this.#note(request, outcome.error, [sent]);
    if (outcome.error?.startsWith("unsendable")) {
      throw new Error(`Request ${sent.number} cannot be sent: ${outcome.error}`);
    }
  }

  /** @param {Pause} stop @param {readonly Sent[]} sent */
  #notePause({ server, start, end, ms }, sent) {
    const during = sent.filter(
      (one) =>
        one.start < end && one.end > start && (one.request.server === server || server === "cms"),
    );
    this.findings.push({ server, what: `stands still for ${ms} ms`, target: "", sent: during });
  }

  /** A server that died is waited for. */
  async #judgeHealth() {
    for (let attempt = 0; attempt < 120 && !(await this.site.isWell()); attempt += 1) {
      await pause(500);
    }
    const deaths = this.site.events.filter(({ text }) => / ended /.test(text));
    for (const { text, at } of deaths.slice(this.#deaths)) {
      this.#deaths += 1;
      const server = text.startsWith("web") ? "web" : "cms";
      // What began first of all that was waited for in vain.
      const sent = this.recent
        .filter((one) => one.end - one.start > LATE_MS || one.outcome.error)
        .filter((one) => one.start < at && one.end > at - AGONY_MS)
        .toSorted((one, other) => one.start - other.start);
      this.findings.push({ server, what: "dies", target: "", sent, cause: text });
    }
    if (!(await this.site.isWell())) throw new Error("The site does not come back.");
  }

  /** @param {Request} request @param {string} what @param {Sent[]} sent */
  #note({ server, target }, what, sent) {
    const known = this.findings.find(
      (one) => one.server === server && one.what === what && one.target === target,
    );
    if (known) known.sent.push(...sent);
    else this.findings.push({ server, what, target, sent });
  }
}

/**
 * Pages are rendered so many at a time; web says so with 503 and `Retry-After`. The page of an
 * outage says the same and more: there was none.
 * @param {Request} request
 * @param {Outcome} outcome
 * @param {number} status
 */
function isDeclaredOverload({ server }, { headers }, status) {
  const isOutage = "x-robots-tag" in headers;
  return status === 503 && server === "web" && "retry-after" in headers && !isOutage;
}
