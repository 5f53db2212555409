import type { Core } from "@strapi/strapi";

/** What is used of knex and its pool, which Strapi types as `any`. */
interface Transaction {
  raw(statement: string, values: string[]): Promise<unknown>;
}

interface Pool {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

/**
 * Waits until no other transaction holds the lock of this name and keeps it until the current
 * transaction ends. On SQLite there is only one connection, so transactions are in turn anyway.
 */
export async function lockInTransaction(strapi: Core.Strapi, name: string): Promise<void> {
  if (strapi.db.dialect.client !== "postgres") return;
  await strapi.db.transaction(async (current: { trx: Transaction }) => {
    await current.trx.raw("select pg_advisory_xact_lock(hashtext(?))", [name]);
  });
}

/**
 * Runs the work while no other process does work under the same name. Held on a connection of its
 * own, because the work opens and closes transactions.
 */
export async function withProcessLock<T>(
  strapi: Core.Strapi,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (strapi.db.dialect.client !== "postgres") return work();
  const knex = strapi.db.connection;
  const pool: Pool = knex.client as Pool;
  const connection = await pool.acquireConnection();
  try {
    await knex.raw("select pg_advisory_lock(hashtext(?))", [name]).connection(connection);
    return await work();
  } finally {
    await knex.raw("select pg_advisory_unlock(hashtext(?))", [name]).connection(connection);
    await pool.releaseConnection(connection);
  }
}
