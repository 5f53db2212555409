import { setTimeout as pause } from "node:timers/promises";
import { TEST_OWNER } from "../test-site.mjs";

/** The day of what the owner writes: the home page shows the newest. */
export const NEWEST = "2030-01-02";

/** The owner at work: in the cms's REST, and in the website's own screens. */
export class Owner {
  /** @param {{ siteUrl: string, cmsUrl: string }} addresses */
  constructor({ siteUrl, cmsUrl }) {
    this.siteUrl = siteUrl;
    this.cmsUrl = cmsUrl;
    this.token = "";
    this.cookie = "";
  }

  /** Signs in at both. Tokens run out after ten minutes: sign in again for longer work. */
  async signIn() {
    const { email, password } = TEST_OWNER;
    const body = JSON.stringify({ identifier: email, password });
    const headers = { "content-type": "application/json" };
    const session = await fetch(`${this.cmsUrl}/api/auth/local`, { method: "POST", headers, body });
    this.token = (await json(session)).jwt;
    const form = new URLSearchParams({ email, password });
    const answer = await fetch(`${this.siteUrl}/login`, {
      method: "POST",
      headers: { origin: this.siteUrl },
      body: form,
      redirect: "manual",
    });
    this.#keepCookie(answer);
    if (!this.cookie) throw new Error(`The owner could not sign in: ${answer.status}`);
  }

  /**
   * A call of the cms's REST.
   * @param {string} method
   * @param {string} path below /api/
   * @param {unknown} [data]
   * @returns {Promise<any>} the parsed body
   */
  async rest(method, path, data) {
    const response = await fetch(`${this.cmsUrl}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, "content-type": "application/json" },
      ...(data !== undefined && { body: JSON.stringify({ data }) }),
    });
    return json(response);
  }

  /**
   * Opens a screen of the website's owner's area.
   * @param {string} path
   */
  async open(path) {
    const answer = await fetch(this.siteUrl + path, { headers: { cookie: this.cookie } });
    await answer.text();
    if (answer.url !== this.siteUrl + path || !answer.ok) {
      throw new Error(`${path} answered ${answer.status} at ${answer.url}.`);
    }
    this.#keepCookie(answer);
  }

  /**
   * Saves a publication with the form of the website's own screen.
   * @param {{ id?: string, title: string }} publication
   */
  async savePublication({ id, title }) {
    const form = new URLSearchParams({
      intent: "save",
      ...(id && { id }),
      title,
      "authors[0]": "Ada Lovelace",
      publication_date: NEWEST,
    });
    const answer = await fetch(`${this.siteUrl}/admin/publications.data`, {
      method: "POST",
      headers: { cookie: this.cookie, origin: this.siteUrl },
      body: form,
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`The form answered ${answer.status}.`);
    this.#keepCookie(answer);
  }

  /**
   * Makes the list of publications this long.
   * @param {number} wanted
   * @param {import("../progress.mjs").SetDetail} [setDetail]
   */
  async havePublications(wanted, setDetail = () => {}) {
    const { data, meta } = await this.rest(
      "GET",
      "publications?fields[0]=title&pagination[pageSize]=1000",
    );
    for (const { documentId } of data.slice(wanted)) {
      await this.rest("DELETE", `publications/${documentId}`);
    }
    const there = Math.max(0, Math.min(wanted, meta.pagination.total));
    let next = there;
    const create = async () => {
      while (next < wanted) {
        setDetail(`publication ${next + 1} of ${wanted}`);
        await this.rest("POST", "publications", publication(next++));
      }
    };
    await Promise.all(Array.from({ length: 4 }, create));
    await pause(200);
  }

  /** @param {Response} answer */
  #keepCookie(answer) {
    for (const cookie of answer.headers.getSetCookie()) {
      if (cookie.startsWith("__session=")) this.cookie = cookie.split(";")[0] ?? "";
    }
  }
}

/** A publication of the usual size. @param {number} number */
function publication(number) {
  return {
    title: `On the measurement of websites, part ${number + 1}`,
    type: ["article", "conference-paper", "book", "report", "chapter"][number % 5],
    authors: ["Ada Lovelace", "Charles Babbage", number % 2 ? "Mary Somerville" : "George Boole"],
    keywords: ["rivers", "lakes", "dams", "boats"].filter((_, index) => number % (index + 2) === 0),
    publication_date: `${1990 + (number % 36)}-0${1 + (number % 9)}-15T00:00:00.000Z`,
    journal: "Annals of Measured Performance",
    abstract: "We measure what a page costs, and find that it depends on its length. ".repeat(10),
    doi: `10.1000/measured.${number + 1}`,
    url: `https://example.org/measured/${number + 1}`,
  };
}

/** @param {Response} response @returns {Promise<any>} */
async function json(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${text}`);
  return text ? JSON.parse(text) : null;
}
