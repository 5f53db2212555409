import pg from "pg";
import { isRecord } from "../documents/types";
import { isName } from "./schema";
import { SCHEMA_TABLE } from "./shapes";

const CONNECT_TIMEOUT_MS = 5000;
const KEEP_ALIVE_MS = 30_000;

/** Times are read as the cms reads them; what would lose something on the way stays text. */
const types = new pg.TypeOverrides();
const { DATE, JSON: PLAIN_JSON, JSONB, NUMERIC } = pg.types.builtins;
for (const type of [DATE, PLAIN_JSON, JSONB, NUMERIC]) types.setTypeParser(type, (text) => text);

/** A connection of its own, past the pool of the cms. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "lectern backup",
    // Networks forget connections that say nothing while files are packed or unpacked.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types,
  });
  await client.connect();
  return client;
}

/** Works with a connection of its own, which ends with the work. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All steps, or none. */
export async function inTransaction(client: pg.Client, steps: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await steps();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** The schema that Strapi has noted last in a Postgres schema; undefined when there is none. */
export async function notedSchema(client: pg.Client, namespace: string): Promise<unknown> {
  const { rows } = await client.query<{ schema: string }>(
    `select "schema" from "${namespace}".${SCHEMA_TABLE} order by id desc limit 1`,
  );
  return rows[0] === undefined ? undefined : JSON.parse(rows[0].schema);
}

/** The schema in which the connection makes its tables. */
export async function currentNamespace(client: pg.Client): Promise<string> {
  const { rows } = await client.query("select current_schema() as name");
  const row: unknown = rows[0];
  if (!isRecord(row) || !isName(row.name)) throw new Error("The database has no schema to use");
  return row.name;
}
