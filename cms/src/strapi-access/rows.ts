import type { Core, UID } from "@strapi/strapi";
import { isRecord, type Data } from "../documents/types";

/** What Strapi's query engine takes, as far as it is used here. */
export interface RowQuery {
  select?: string[];
  where?: object;
  populate?: object;
  orderBy?: object;
  limit?: number;
}

/** Strapi types its rows as `any`. These two are read like everything that comes from outside. */
export async function findRow(
  strapi: Core.Strapi,
  uid: UID.Schema,
  params: RowQuery,
): Promise<Data | undefined> {
  const row: unknown = await strapi.db.query(uid).findOne(params);
  return isRecord(row) ? row : undefined;
}

export async function findRows(
  strapi: Core.Strapi,
  uid: UID.Schema,
  params: RowQuery,
): Promise<Data[]> {
  const rows: unknown[] = await strapi.db.query(uid).findMany(params);
  return rows.filter(isRecord);
}

/** A column that is a text, or null when it is empty. */
export function textOf(row: Data, column: string): string | null {
  const value = row[column];
  return typeof value === "string" ? value : null;
}
