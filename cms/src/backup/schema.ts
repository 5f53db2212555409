import { isRecord } from "../documents/types";
import type { ColumnType } from "./shapes";

/** Names of Strapi's tables, columns and indexes. Nothing else gets into a statement. */
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;

/** Types of columns that Strapi gives to its schema builder. */
const TYPES: Record<string, ColumnType> = {
  increments: "integer",
  integer: "integer",
  bigInteger: "bigint",
  double: "double",
  float: "double",
  decimal: "decimal",
  boolean: "boolean",
  string: "string",
  text: "text",
  json: "json",
  jsonb: "json",
  datetime: "datetime",
  timestamp: "datetime",
  date: "date",
  time: "time",
};

export interface SchemaColumn {
  name: string;
  type: string;
  args?: unknown[];
  notNullable?: boolean;
  unsigned?: boolean;
  defaultTo?: unknown;
}

export interface ForeignKey {
  name: string;
  columns: string[];
  referencedTable: string;
  referencedColumns: string[];
  onDelete?: string;
  onUpdate?: string;
}

export interface SchemaTable {
  name: string;
  columns: SchemaColumn[];
  indexes: { name: string; columns: string[]; type?: string | null }[];
  foreignKeys: ForeignKey[];
}

/** True for a name that may stand in a statement. */
export function isName(value: unknown): value is string {
  return typeof value === "string" && NAME.test(value);
}

const areNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isName);

const matches = (value: unknown, pattern: RegExp) =>
  value === undefined || value === null || (typeof value === "string" && pattern.test(value));

const isAction = (value: unknown) => matches(value, /^(CASCADE|SET NULL|NO ACTION|RESTRICT)$/);

/** A default of the database's own, such as a function, would be run as it stands. */
const isPlain = (value: unknown) =>
  value === undefined || value === null || ["string", "number", "boolean"].includes(typeof value);

function isColumn(value: unknown): boolean {
  if (!isRecord(value) || !isName(value.name) || !isPlain(value.defaultTo)) return false;
  return typeof value.type === "string" && Object.hasOwn(TYPES, value.type);
}

function isIndex(value: unknown): boolean {
  if (!isRecord(value) || !isName(value.name) || !areNames(value.columns)) return false;
  return matches(value.type, /^(unique|primary)$/);
}

function isForeignKey(value: unknown): boolean {
  if (!isRecord(value) || !isName(value.name) || !isName(value.referencedTable)) return false;
  const { columns, referencedColumns, onDelete, onUpdate } = value;
  return (
    areNames(columns) && areNames(referencedColumns) && isAction(onDelete) && isAction(onUpdate)
  );
}

function isTable(value: unknown): value is SchemaTable {
  if (!isRecord(value) || !isName(value.name)) return false;
  const parts = [
    [value.columns, isColumn],
    [value.indexes, isIndex],
    [value.foreignKeys, isForeignKey],
  ] as const;
  return parts.every(([list, check]) => Array.isArray(list) && list.every(check));
}

/**
 * The tables of the schema that Strapi has noted in a database.
 *
 * @throws Error for anything that is no such schema
 */
export function parseSchema(value: unknown): SchemaTable[] {
  const tables: unknown = isRecord(value) ? value.tables : undefined;
  if (!Array.isArray(tables) || !tables.every(isTable)) {
    throw new Error("The database schema is not one of Strapi's");
  }
  return tables;
}

/** The type of each column that Strapi knows, by "table.column". */
export function typesOf(tables: SchemaTable[]): Map<string, ColumnType> {
  return new Map(
    tables.flatMap((table) =>
      table.columns.map(
        ({ name, type }) => [`${table.name}.${name}`, TYPES[type] ?? "text"] as const,
      ),
    ),
  );
}
