import { z } from "zod";

const row = z.looseObject({ documentId: z.string() });
const one = z.object({ data: row });
const many = z.object({ data: z.array(row) });
const session = z.object({ jwt: z.string() });

/** An entry as the cms's REST answers it (contract §3). */
export type Row = z.infer<typeof row>;

/** Access tokens live for ten minutes. */
const TOKEN_MS = 5 * 60_000;

/** The REST of the cms with the owner's rights: for setting up and looking behind the screens. */
export class CmsApi {
  #token: Promise<string> | null = null;
  #tokenAt = 0;
  /** The paths of what `create` has made and `remove` has not removed. */
  readonly #left = new Set<string>();

  constructor(
    private readonly url: string,
    private readonly owner: { email: string; password: string },
  ) {}

  /** @param path such as "publications" or "publications?sort=title" */
  async list(path: string): Promise<Row[]> {
    return many.parse(await this.request("GET", path)).data;
  }

  /** The entry of a single type, null while it was never saved. */
  async single(path: string): Promise<Row | null> {
    const response = await this.send("GET", path);
    return response.status === 404 ? null : one.parse(await json(response)).data;
  }

  async create(path: string, data: object): Promise<Row> {
    const created = one.parse(await this.request("POST", path, { data })).data;
    this.#left.add(`${path}/${created.documentId}`);
    return created;
  }

  /** @param path of one entry ("events/abc") or of a single type ("contact-info") */
  async update(path: string, data: object): Promise<Row> {
    return one.parse(await this.request("PUT", path, { data })).data;
  }

  /** Replaces one of the home page's lists (contract §3). */
  async replaceList(path: string, rows: object[]): Promise<void> {
    await this.request("PUT", path, { data: rows });
  }

  async remove(path: string): Promise<void> {
    await this.request("DELETE", path);
    this.#left.delete(path);
  }

  /** Removes what a test that failed has left behind: the next attempt would find it twice. */
  async removeWhatIsLeft(): Promise<void> {
    for (const path of this.#left) await this.send("DELETE", path);
    this.#left.clear();
  }

  /** Any call below /api/; an answer that is not 2xx throws. */
  async request(method: string, path: string, body?: object): Promise<unknown> {
    return json(await this.send(method, path, body));
  }

  private async send(method: string, path: string, body?: object): Promise<Response> {
    const init = body ? { body: JSON.stringify(body) } : {};
    return fetch(`${this.url}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await this.token()}`,
        "content-type": "application/json",
      },
      ...init,
    });
  }

  private token(): Promise<string> {
    if (!this.#token || Date.now() - this.#tokenAt >= TOKEN_MS) {
      this.#token = this.signIn();
      this.#tokenAt = Date.now();
      // The next request tries again.
      this.#token.catch(() => void (this.#token = null));
    }
    return this.#token;
  }

  private async signIn(): Promise<string> {
    const response = await fetch(`${this.url}/api/auth/local`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ identifier: this.owner.email, password: this.owner.password }),
    });
    return session.parse(await json(response)).jwt;
  }
}

async function json(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${text}`);
  return text ? JSON.parse(text) : null;
}
