import type pg from "pg";
import type { TableEntry } from "./manifest";
import { inTransaction, notedSchema } from "./postgres-client";
import { isName, parseSchema } from "./schema";
import { SCHEMA_TABLE } from "./shapes";

/** Tables beside those of Strapi's schema. Nothing else that lies in the database is touched. */
const NOTES = ["strapi_migrations", "strapi_migrations_internal", SCHEMA_TABLE];
const OURS = /^lectern_/;

async function tablesIn(client: pg.Client, namespace: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = $1",
    [namespace],
  );
  return rows.map(({ name }) => name).filter(isName);
}

/** The tables of the site that is in this schema now. */
export async function siteTables(
  client: pg.Client,
  namespace: string,
  entries: TableEntry[],
): Promise<string[]> {
  const there = await tablesIn(client, namespace);
  const known = new Set([...NOTES, ...entries.map(({ name }) => name)]);
  if (there.includes(SCHEMA_TABLE)) {
    const noted = await notedSchema(client, namespace);
    for (const { name } of noted === undefined ? [] : parseSchema(noted)) known.add(name);
  }
  return there.filter((name) => known.has(name) || OURS.test(name));
}

async function moveTables(
  client: pg.Client,
  tables: string[],
  from: string,
  to: string,
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table "${from}"."${table}" set schema "${to}"`);
  }
}

export interface Swap {
  /** Where the cms looks for its tables. */
  namespace: string;
  /** Where the restored tables are. */
  restored: string;
  /** Where the present tables go. */
  aside: string;
}

/**
 * Puts the restored tables in the place of the present ones, which go with their indexes and
 * sequences to a schema of their own.
 *
 * @returns whether there were any
 */
export async function swapTables(
  client: pg.Client,
  { namespace, restored, aside }: Swap,
  present: string[],
): Promise<boolean> {
  await inTransaction(client, async () => {
    if (present.length > 0) await client.query(`create schema "${aside}"`);
    await moveTables(client, present, namespace, aside);
    await moveTables(client, await tablesIn(client, restored), restored, namespace);
    await client.query(`drop schema "${restored}"`);
  });
  return present.length > 0;
}

/** Takes the swap back; the restored tables, which are in the backup still, go. */
export async function swapBack(
  client: pg.Client,
  { namespace, aside }: Swap,
  entries: TableEntry[],
): Promise<void> {
  await inTransaction(client, async () => {
    for (const table of await siteTables(client, namespace, entries)) {
      await client.query(`drop table "${namespace}"."${table}" cascade`);
    }
    const kept = await tablesIn(client, aside);
    await moveTables(client, kept, aside, namespace);
    await client.query(`drop schema if exists "${aside}"`);
  });
}
