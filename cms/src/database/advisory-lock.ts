import type { Core } from "@strapi/strapi";

/** What is used of knex's transaction, which Strapi types as `any`. */
interface Transaction {
  raw(statement: string, values: string[]): Promise<unknown>;
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
