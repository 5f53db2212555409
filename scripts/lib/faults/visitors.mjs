import { setTimeout as pause } from "node:timers/promises";

const PAGES = ["/", "/publications", "/blog", "/about", "/teaching", "/research", "/contact"];
const READERS = 3;
const PAUSE_MS = 40;
const PATIENCE_MS = 15_000;

/** Readers of the site, who note each page that was not one. */
export class Visitors {
  #isOver = false;
  /** @type {Promise<void>[]} */
  #readers = [];
  pages = 0;
  stale = 0;
  /** Answered with 5xx or without a page, by what it was. @type {string[]} */
  failures = [];
  /** Connections that were refused or cut. */
  unanswered = 0;

  /** @param {string} url */
  constructor(url) {
    this.url = url;
  }

  /** Each page once, so that it is cached. */
  async seeAll() {
    for (const page of PAGES) await this.#read(page);
  }

  begin() {
    this.#readers = Array.from({ length: READERS }, (_, index) => this.#keepReading(index));
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.#readers);
  }

  /** @param {number} start */
  async #keepReading(start) {
    for (let turn = start; !this.#isOver; turn += 1) {
      await this.#read(PAGES[turn % PAGES.length] ?? "/");
      await pause(PAUSE_MS);
    }
  }

  /** @param {string} page */
  async #read(page) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(this.url + page, { signal });
      const html = await answer.text();
      this.pages += 1;
      if (answer.headers.has("x-lectern-stale")) this.stale += 1;
      if (answer.status !== 200) this.failures.push(`${page}: ${answer.status}`);
      else if (!html.includes("</main>")) this.failures.push(`${page}: no page`);
    } catch {
      this.unanswered += 1;
    }
  }
}
