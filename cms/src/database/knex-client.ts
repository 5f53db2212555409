import type { Core } from "@strapi/strapi";

/** The part of knex's transaction that is used here; waiting for it gives how it has ended. */
export interface KnexTransaction extends PromiseLike<unknown> {
  commit(connection: unknown, value?: unknown): Promise<unknown>;
}

/** The part of knex's client, which hands out connections and transactions, that is used here. */
export interface KnexClient {
  transaction(...args: unknown[]): KnexTransaction;
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<unknown>;
  on(event: "query-error", listener: (error: unknown) => void): unknown;
}

function isKnexClient(value: unknown): value is KnexClient {
  if (typeof value !== "object" || value === null) return false;
  const methods = ["transaction", "acquireConnection", "releaseConnection", "on"];
  return methods.every((name) => typeof Reflect.get(value, name) === "function");
}

/**
 * The client behind Strapi's database connection. Transactions that are nested in another one have
 * a client of their own.
 *
 * @throws Error when knex no longer has the methods that are changed here
 */
export function knexClient(strapi: Core.Strapi): KnexClient {
  const client: unknown = strapi.db.connection.client;
  if (!isKnexClient(client)) throw new Error("This version of knex has another client");
  return client;
}
