import { spawn } from "node:child_process";
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

/** Runs a compiled command of the cms, as the scripts do. */
export async function runCommand(
  name: string,
  database: Pick<TestDatabase, "dataDir" | "environment">,
  args: string[] = [],
  extra: Record<string, string> = {},
): Promise<Ran> {
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
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said, last: said.trimEnd().split("\n").at(-1) ?? "" };
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

/** The checksum of each table and upload of a backup; the tables that a start writes to are left out. */
export async function sumsOf(file: string): Promise<Record<string, string>> {
  const entries = await readArchive(file);
  const isContent = (name: string) =>
    /^(tables|uploads)\//.test(name) &&
    !/strapi_(migrations|core_store|database_schema)/.test(name);
  return Object.fromEntries(
    entries
      .filter(({ header }) => isContent(header.name))
      .map(({ header, content }) => [
        header.name,
        createHash("sha256").update(content).digest("hex"),
      ]),
  );
}

/** The number of rows by table. */
export async function rowsOf(file: string): Promise<Record<string, number>> {
  const tables: unknown = (await manifestOf(file)).tables;
  if (!Array.isArray(tables)) throw new Error("The manifest names no tables");
  return Object.fromEntries(
    tables.map((table) => [String(at(table, "name")), Number(at(table, "rows"))]),
  );
}
