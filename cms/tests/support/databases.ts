import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";

/** A database and its data folder that one cms of the tests has for itself. */
export interface TestDatabase {
  environment: Record<string, string>;
  dataDir: string;
  remove(): Promise<void>;
}

/** With `DATABASE_URL` the tests run on that Postgres server, otherwise on SQLite. */
export const SERVER_URL = process.env.DATABASE_URL ?? "";
export const ON_POSTGRES = SERVER_URL !== "";

function databaseUrl(name: string): string {
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function postgresDatabase(dataDir: string, template?: string): Promise<TestDatabase> {
  const name = path
    .basename(dataDir)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "_");
  await onServer(`create database ${name}${template === undefined ? "" : ` template ${template}`}`);
  return {
    dataDir,
    environment: { DATABASE_CLIENT: "postgres", DATABASE_URL: databaseUrl(name) },
    async remove() {
      await onServer(`drop database ${name} with (force)`);
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new empty database, or a copy of the golden one. */
export async function makeDatabase(golden?: string): Promise<TestDatabase> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "lectern-cms-"));
  if (ON_POSTGRES) {
    const template = golden === undefined ? undefined : new URL(golden).pathname.slice(1);
    return postgresDatabase(dataDir, template);
  }
  if (golden !== undefined) await fs.cp(golden, dataDir, { recursive: true });
  return {
    dataDir,
    environment: { DATABASE_CLIENT: "sqlite", DATABASE_URL: "" },
    remove: () => fs.rm(dataDir, { recursive: true, force: true }),
  };
}

/** What `makeDatabase` needs to copy this database. */
export function asGolden(database: TestDatabase): string {
  return database.environment.DATABASE_URL || database.dataDir;
}
