import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack, type Header } from "tar-stream";
import type { TestDatabase } from "./databases";
import { testEnvironment } from "./environment";
import { at } from "./json";
import { CMS, TEST_DIST } from "./paths";

export interface Ran {
  code: number | null;
  said: string;
  /** The last line of its output. */
  last: string;
}

/** Starts a compiled command of the cms, as the scripts do. */
export function spawnCommand(
  name: string,
  database: Pick<TestDatabase, "dataDir" | "environment">,
  args: string[] = [],
  extra: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ran> } {
  const child = spawn(
    process.execPath,
    [path.join(TEST_DIST, `src/commands/${name}.js`), ...args],
    {
      cwd: CMS,
      env: {
        PATH: process.env.PATH ?? "",
        ...testEnvironment(database.dataDir),
        ...database.environment,
        ...extra,
      },
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  }
  const ended = once(child, "close").then(([code]: (number | null)[]) => ({
    code: code ?? null,
    said,
    last: said.trimEnd().split("\n").at(-1) ?? "",
  }));
  return { child, ended };
}

/** Runs a compiled command of the cms to its end. */
export function runCommand(...command: Parameters<typeof spawnCommand>): Promise<Ran> {
  return spawnCommand(...command).ended;
}

export interface Entry {
  header: Partial<Header> & { name: string };
  content: Buffer;
}

export async function readArchive(file: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  const tar = extract();
  const fed = pipeline(createReadStream(file), createGunzip(), tar);
  for await (const entry of tar) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(Buffer.from(chunk as Uint8Array));
    entries.push({ header: entry.header, content: Buffer.concat(chunks) });
  }
  await fed;
  return entries;
}

export async function writeArchive(file: string, entries: Entry[]): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(file));
  for (const { header, content } of entries) {
    const { name, type, linkname } = header;
    const isFile = type === undefined || type === "file";
    const plain = { name, ...(type && { type }), ...(linkname && { linkname }) };
    if (isFile) tar.entry({ ...plain, size: content.length }, content);
    else tar.entry(plain);
  }
  tar.finalize();
  await written;
}

export async function manifestOf(file: string): Promise<Record<string, unknown>> {
  const last = (await readArchive(file)).at(-1);
  return JSON.parse(String(last?.content)) as Record<string, unknown>;
}

/**
 * Tables that two databases with the same content need not share: a start writes to the first three, and
 * a cms on Postgres makes the last one, which is empty in every backup.
 */
const OF_ITS_OWN = /strapi_(migrations|core_store|database_schema)|lectern_rate_limits/;

/** The checksum of each upload and table of content. */
export async function sumsOf(file: string): Promise<Record<string, string>> {
  const entries = (await readArchive(file)).filter(
    ({ header: { name } }) => /^(tables|uploads)\//.test(name) && !OF_ITS_OWN.test(name),
  );
  return Object.fromEntries(
    entries.map(({ header, content }) => [
      header.name,
      createHash("sha256").update(content).digest("hex"),
    ]),
  );
}

/** The number of rows of each table of content. */
export async function countsOf(file: string): Promise<Record<string, number>> {
  const rows = Object.entries(await rowsOf(file));
  return Object.fromEntries(rows.filter(([name]) => !OF_ITS_OWN.test(name)));
}

/** The rows of a table. */
export function rowsIn(entries: Entry[], table: string): Record<string, unknown>[] {
  const found = entries.find(({ header }) => header.name === `tables/${table}.jsonl`);
  if (found === undefined) throw new Error(`The backup has no table ${table}`);
  const lines = String(found.content).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** The number of rows by table. */
export async function rowsOf(file: string): Promise<Record<string, number>> {
  const tables: unknown = (await manifestOf(file)).tables;
  if (!Array.isArray(tables)) throw new Error("The manifest names no tables");
  return Object.fromEntries(
    tables.map((table) => [String(at(table, "name")), Number(at(table, "rows"))]),
  );
}
