import type { Core } from "@strapi/strapi";
import { isRecord, type Data } from "../documents/types";

/** What is used of knex's query builder, which Strapi types as `any`. */
export interface TableQuery extends PromiseLike<unknown> {
  select(...columns: string[]): TableQuery;
  where(conditions: object): TableQuery;
  where(column: string, operator: string, value: unknown): TableQuery;
  orWhere(conditions: object): TableQuery;
  whereIn(column: string, values: readonly unknown[] | TableQuery): TableQuery;
  whereNotNull(column: string): TableQuery;
  whereNotIn(column: string, values: TableQuery): TableQuery;
  join(table: string, left: string, right: string): TableQuery;
  orderBy(column: string, direction?: "asc" | "desc"): TableQuery;
  limit(count: number): TableQuery;
  count(columns: object): TableQuery;
  sum(columns: object): TableQuery;
  min(columns: object): TableQuery;
  max(columns: object): TableQuery;
  groupBy(column: string): TableQuery;
  havingRaw(condition: string, values: readonly unknown[]): TableQuery;
  first(...columns: string[]): TableQuery;
  /** Waits for others that write these rows, and keeps them waiting; links to the rows can be made. */
  forNoKeyUpdate(): TableQuery;
  insert(row: object): TableQuery & { onConflict(column: string): { merge(): TableQuery } };
  update(columns: object): TableQuery;
  delete(): TableQuery;
}

/** The tables of the database, inside of a transaction. */
export type Tables = (table: string) => TableQuery;

/**
 * Works inside of the current transaction, or of a new one. A read or write costs a third of what it
 * costs through Strapi's query engine.
 */
export async function withTables<T>(
  strapi: Core.Strapi,
  work: (tables: Tables) => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async ({ trx }: { trx: Tables }) => work(trx));
}

/** The rows that a query has answered. */
export function rowsOf(result: unknown): Data[] {
  return Array.isArray(result) ? result.filter(isRecord) : [];
}
