import type pg from "pg";
import { inTransaction } from "./postgres-client";

const NAME = "^restored_\\d{4}_\\d\\d_\\d\\dt\\d\\d_\\d\\d_\\d\\dz$";

/** The comment of such a schema, so that another one of a name like it stays. */
const MARK = "Lectern restores a backup here. The next restore removes it if this one was killed.";

const LEFT_BEHIND = `
  select n.nspname as name
  from pg_namespace n join pg_roles r on r.oid = n.nspowner
  where r.rolname = current_user and n.nspname ~ $1 and obj_description(n.oid, 'pg_namespace') = $2`;

/** Makes the schema of Postgres into which a backup is restored. It never exists without its mark. */
export async function createRestoredSchema(client: pg.Client, name: string): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`create schema "${name}"`);
    await client.query(`comment on schema "${name}" is '${MARK}'`);
  });
}

/** Removes the schemas of restores that were killed. No restore may be at work on the database. */
export async function removeRestoredSchemas(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(LEFT_BEHIND, [NAME, MARK]);
  for (const { name } of rows) {
    // No restore fails because of what another one has left.
    await client.query(`drop schema "${name}" cascade`).catch(() => {});
  }
}
