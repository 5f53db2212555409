/** What a column holds, whatever the database calls it. */
export const COLUMN_TYPES = [
  "integer",
  "bigint",
  "double",
  "decimal",
  "boolean",
  "string",
  "text",
  "json",
  "datetime",
  "date",
  "time",
] as const;

export type ColumnType = (typeof COLUMN_TYPES)[number];

export interface Column {
  name: string;
  type: ColumnType;
}

/** A table, without what is in it. */
export interface TableShape {
  name: string;
  columns: Column[];
  primaryKey: string[];
  /** The database numbers the rows. */
  numbered: boolean;
}

/** A value as it stands in a backup: the same whatever database it comes from. */
export type NeutralValue = unknown;

export type NeutralRow = Record<string, NeutralValue>;

/** One moment of a database, which writes that come later do not change. */
export interface Snapshot {
  tables(): Promise<TableShape[]>;
  /** The rows in the order of the primary key. */
  rows(table: TableShape): AsyncIterable<Record<string, unknown>>;
  /** The number that the database gave last, also when its row is gone; null when it gave none. */
  lastNumber(table: TableShape): Promise<number | null>;
  /** The schema that Strapi has noted, with indexes and foreign keys. */
  schema(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Tables that are left empty. Sessions, one-time links in emails and previews: what was ended, used or
 * withdrawn after the backup must not come back to life, so everybody signs in again, asks for a new link,
 * and the owner shares anew. Limits count attempts of the last hours.
 */
export const LEFT_EMPTY = new Set([
  "strapi_sessions",
  "account_tokens",
  "lectern_previews",
  "lectern_rate_limits",
]);

/** Where Strapi notes the schema, with the time and a hash. */
export const SCHEMA_TABLE = "strapi_database_schema";
