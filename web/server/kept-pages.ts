import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { CachedPage } from "./cached-page";
import { type StoredPage, hashOf } from "./stored-page";

/** The addresses of a site; those beyond have to do without. */
const MAX_PAGES = 300;
const MAX_BYTES = 2 * 1024 * 1024;
/** A page that is made again and again is written once in this time. */
const WRITE_DELAY_MS = 1_000;
const ENDING = ".page";
/** A file that was never finished. */
const PART_IS_OLD_MS = 60_000;

/** The first line of a file; what follows is the page. */
const heading = z.object({
  key: z.string(),
  build: z.string(),
  status: z.literal(200),
  headers: z.array(z.string()),
  hash: z.string(),
});

/**
 * The last good pages, kept in a folder over restarts: for a website that has just started and whose cms
 * does not answer yet. Pages of another build are of no use, because their styles are gone.
 */
export class KeptPages {
  readonly #files = new Map<string, string>();
  readonly #waiting = new Map<string, { page: CachedPage; timer: NodeJS.Timeout }>();
  readonly #writing = new Map<string, Promise<void>>();
  #canWrite = true;

  private constructor(
    private readonly folder: string,
    private readonly build: string,
  ) {}

  /**
   * @param folder made when it is not there; one that cannot be read holds nothing
   * @param build tells the builds of the website apart
   */
  static async open(folder: string, build: string): Promise<KeptPages> {
    const pages = new KeptPages(folder, build);
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const file = path.join(folder, name);
      const found = name.endsWith(ENDING) ? await readPage(file, build) : null;
      if (found) pages.#files.set(found.key, file);
      else if (await isBeingWritten(file)) continue;
      else await rm(file, { force: true, recursive: true }).catch(() => {});
    }
    return pages;
  }

  /** The addresses of the pages that are kept. */
  keys(): string[] {
    return [...new Set([...this.#files.keys(), ...this.#waiting.keys()])];
  }

  /** @returns null for a page that is not kept, or cannot be read any more */
  async read(key: string): Promise<CachedPage | null> {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting.page;
    const file = this.#files.get(key);
    const found = file === undefined ? null : await readPage(file, this.build);
    return found?.key === key ? new CachedPage(found.page) : null;
  }

  /** Keeps a page in place of an earlier one. An address with a query is one of too many. */
  keep(key: string, page: CachedPage): void {
    if (key.includes("?") || page.size > MAX_BYTES) return;
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.page = page;
    else if (this.#files.has(key) || this.keys().length < MAX_PAGES) {
      const timer = setTimeout(() => void this.#begin(key), WRITE_DELAY_MS).unref();
      this.#waiting.set(key, { page, timer });
    }
  }

  /** The address has no page any more. */
  async drop(key: string): Promise<void> {
    clearTimeout(this.#waiting.get(key)?.timer);
    this.#waiting.delete(key);
    await this.#writing.get(key);
    const file = this.#files.get(key);
    if (file === undefined) return;
    this.#files.delete(key);
    await rm(file, { force: true }).catch(() => {});
  }

  /** Writes at once what waits to be written. */
  async flush(): Promise<void> {
    await Promise.all([...this.#waiting.keys()].map((key) => this.#begin(key)));
    await Promise.all(this.#writing.values());
  }

  /** One after the other for each page. */
  async #begin(key: string): Promise<void> {
    await this.#writing.get(key);
    const waiting = this.#waiting.get(key);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(key);
    const writing = this.#write(key, waiting.page).finally(() => this.#writing.delete(key));
    this.#writing.set(key, writing);
    await writing;
  }

  async #write(key: string, page: CachedPage): Promise<void> {
    const { body, ...rest } = page.stored;
    const file = path.join(this.folder, fileName(key));
    const part = `${file}.${randomUUID()}.part`;
    const line = JSON.stringify({ key, build: this.build, ...rest });
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(part, Buffer.concat([Buffer.from(`${line}\n`), body]), { mode: 0o600 });
      await rename(part, file);
      this.#files.set(key, file);
      this.#canWrite = true;
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      // Said once: the site works without.
      if (this.#canWrite) console.error("The last good pages cannot be kept:", error);
      this.#canWrite = false;
    }
  }
}

/** By another process, in the same folder. */
async function isBeingWritten(file: string): Promise<boolean> {
  const found = file.endsWith(".part") ? await stat(file).catch(() => null) : null;
  return found !== null && Date.now() - found.mtimeMs < PART_IS_OLD_MS;
}

const fileName = (key: string) => createHash("sha256").update(key).digest("hex") + ENDING;

/** @returns null for what is no page of this build, or was cut off */
async function readPage(
  file: string,
  build: string,
): Promise<{ key: string; page: StoredPage } | null> {
  const bytes = await readFile(file).catch(() => null);
  const end = bytes?.indexOf("\n") ?? -1;
  if (!bytes || end < 0) return null;
  const parsed = heading.safeParse(parseLine(bytes.subarray(0, end).toString()));
  if (!parsed.success || parsed.data.build !== build) return null;
  const { key, ...rest } = parsed.data;
  const page = { ...rest, body: bytes.subarray(end + 1) };
  return hashOf(page.body) === page.hash ? { key, page } : null;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
