import { setTimeout as pause } from "node:timers/promises";
import { TEST_OWNER } from "../test-site.mjs";

const WRITERS = 2;
const PAUSE_MS = 60;
const PATIENCE_MS = 20_000;

/**
 * What the cms has acknowledged: awards that were made, and the last year that each was given. What was
 * sent and not acknowledged may be there or not.
 */
export class Ledger {
  #isOver = false;
  #count = 0;
  /** @type {Promise<void>[]} */
  #writers = [];
  /** By title. @type {Map<string, { id: string, acknowledged: number, sent: number }>} */
  rows = new Map();
  acknowledged = 0;
  rejected = 0;

  /** @param {string} cmsUrl */
  constructor(cmsUrl) {
    this.cmsUrl = cmsUrl;
    this.token = "";
  }

  async signIn() {
    const { email, password } = TEST_OWNER;
    const answer = await this.#send("POST", "auth/local", { identifier: email, password });
    this.token = answer.jwt;
  }

  begin() {
    this.#isOver = false;
    this.#writers = Array.from({ length: WRITERS }, () => this.#keepWriting());
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.#writers);
  }

  async #keepWriting() {
    while (!this.#isOver) {
      await this.write();
      await pause(PAUSE_MS);
    }
  }

  /** Makes a row and changes it. @returns {Promise<boolean>} whether both were acknowledged */
  async write() {
    const title = `Ledger ${++this.#count}`;
    try {
      const { data } = await this.#send("POST", "awards", { data: { title, year: "0" } });
      const row = { id: data.documentId, acknowledged: 0, sent: 1 };
      this.rows.set(title, row);
      this.acknowledged += 1;
      await this.#send("PUT", `awards/${row.id}`, { data: { year: "1" } });
      row.acknowledged = 1;
      this.acknowledged += 1;
      return true;
    } catch {
      this.rejected += 1;
      return false;
    }
  }

  /** @returns {Promise<string[]>} what was acknowledged and is not there */
  async lost() {
    /** @type {Map<string, number>} */
    const stored = new Map();
    for (let page = 1; ; page += 1) {
      const query = `fields[0]=title&fields[1]=year&pagination[page]=${page}&pagination[pageSize]=500`;
      const { data } = await this.#send("GET", `awards?${query}`);
      for (const { title, year } of data) stored.set(title, Number(year));
      if (data.length < 500) break;
    }
    return missingIn(this.rows, stored);
  }

  /**
   * @param {string} method
   * @param {string} path below /api/
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async #send(method, path, body) {
    const answer = await fetch(`${this.cmsUrl}/api/${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        "content-type": "application/json",
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    // A token lives for ten minutes.
    if (answer.status === 401 && this.token) {
      this.token = "";
      await this.signIn();
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return JSON.parse(text);
  }
}

/**
 * @param {Map<string, { acknowledged: number }>} rows
 * @param {Map<string, number>} stored
 * @returns {string[]} the titles of rows that are gone, or as they were before they were changed
 */
export function missingIn(rows, stored) {
  return [...rows]
    .filter(([title, { acknowledged }]) => !((stored.get(title) ?? -1) >= acknowledged))
    .map(([title]) => title);
}
