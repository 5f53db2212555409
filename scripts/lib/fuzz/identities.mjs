import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CMS } from "../paths.mjs";
import { TEST_OWNER } from "../test-site.mjs";

/**
 * @typedef {"anonymous" | "user" | "owner"} Who
 * @typedef {{ token: string, cookie: string }} Credentials
 */

const USER_EMAIL = "somebody@example.edu";
const USER_ID = "somebodysomebodysomebody";

/**
 * @param {import("./random.mjs").Random} random
 * @param {number} owner how often it is the owner
 * @returns {Who}
 */
export function who(random, owner) {
  if (random.chance(owner)) return "owner";
  return random.chance(0.25) ? "user" : "anonymous";
}

/** The owner and a signed-in user, at the cms and at the website. */
export class Identities {
  /** @type {Record<Who, Credentials>} */
  #known = {
    anonymous: { token: "", cookie: "" },
    user: { token: "", cookie: "" },
    owner: { token: "", cookie: "" },
  };

  /** @param {Record<string, string>} settings of the site */
  constructor(settings) {
    this.settings = settings;
  }

  /** @param {Who} name */
  of(name) {
    return this.#known[name];
  }

  /** Signs both in; tokens run out, and what is sent may end sessions. */
  async signIn() {
    await this.#signIn("owner", TEST_OWNER.email);
    await this.#signIn("user", USER_EMAIL);
  }

  /** Makes the user: a copy of the owner's account with another role, and so the same password. */
  makeUser() {
    const load = createRequire(join(CMS, "package.json"));
    const Database = load("better-sqlite3");
    const database = new Database(join(this.settings.DATA_DIR ?? "", "lectern.db"));
    try {
      const owner = database
        .prepare("SELECT * FROM up_users WHERE email = ?")
        .get(TEST_OWNER.email);
      const row = { ...owner, email: USER_EMAIL, username: USER_EMAIL, document_id: USER_ID };
      delete row.id;
      const names = Object.keys(row);
      const values = names.map(() => "?").join();
      const { lastInsertRowid } = database
        .prepare(`INSERT INTO up_users (${names.join()}) VALUES (${values})`)
        .run(...Object.values(row));
      database
        .prepare(
          "INSERT INTO up_users_role_lnk (user_id, role_id) SELECT ?, id FROM up_roles WHERE type = ?",
        )
        .run(lastInsertRowid, "authenticated");
    } finally {
      database.close();
    }
  }

  /** @param {Who} name @param {string} email */
  async #signIn(name, email) {
    const { SITE_URL = "", CMS_URL = "" } = this.settings;
    const { password } = TEST_OWNER;
    const body = JSON.stringify({ identifier: email, password });
    const headers = { "content-type": "application/json" };
    const session = await retry(() =>
      fetch(`${CMS_URL}/api/auth/local`, { method: "POST", headers, body }),
    );
    const { jwt } = /** @type {{ jwt?: string }} */ (await session.json());
    const answer = await retry(() =>
      fetch(`${SITE_URL}/login`, {
        method: "POST",
        headers: { origin: SITE_URL },
        body: new URLSearchParams({ email, password }),
        redirect: "manual",
      }),
    );
    await answer.arrayBuffer();
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith("__session="));
    // What was sent may have changed the account; then the old session is as good as it gets.
    if (!jwt || !cookie) return;
    this.#known[name] = { token: jwt, cookie: cookie.split(";")[0] ?? "" };
  }
}

/** A server that has just died is started again. @template T @param {() => Promise<T>} act @returns {Promise<T>} */
async function retry(act) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === 60) throw error;
      await pause(1_000);
    }
  }
}
