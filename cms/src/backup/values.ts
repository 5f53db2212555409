import { isRecord } from "../documents/types";
import type { Column, ColumnType, NeutralRow, NeutralValue } from "./shapes";

/** Strapi's columns of decimals have two digits behind the point. */
const SCALE = 2;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, sorted(item)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Postgres keeps JSON without the order of its keys, so a backup has an order of its own. */
function json(raw: unknown): unknown {
  // SQLite keeps what reads as a number as one.
  if (typeof raw === "bigint") return Number(raw);
  if (typeof raw !== "string") return sorted(raw);
  try {
    return sorted(JSON.parse(raw));
  } catch {
    return raw;
  }
}

function moment(raw: unknown): string {
  if (raw instanceof Date) return raw.toISOString();
  if (typeof raw === "number" || typeof raw === "bigint")
    return new Date(Number(raw)).toISOString();
  const text = String(raw);
  const isPlain = /^\d{4}-\d\d-\d\d[ T][\d:.]+$/.test(text);
  return new Date(isPlain ? `${text.replace(" ", "T")}Z` : text).toISOString();
}

function wholeNumber(raw: unknown): number | string {
  const value = BigInt(String(raw));
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

/** SQLite keeps a time as it was written, Postgres without zeros at its end. */
function time(raw: unknown): string {
  const [clock = "", fraction = ""] = String(raw).split(".");
  return `${clock.length === 5 ? `${clock}:00` : clock}.${fraction.padEnd(3, "0").slice(0, 3)}`;
}

const CONVERT: Record<ColumnType, (raw: unknown) => NeutralValue> = {
  integer: wholeNumber,
  bigint: wholeNumber,
  double: Number,
  decimal: (raw) => Number(Number(raw).toFixed(SCALE)),
  boolean: (raw) => raw === true || Number(raw) === 1,
  string: String,
  text: String,
  json,
  datetime: moment,
  date: String,
  time,
};

/**
 * A row of a database in the form of a backup: times as UTC in ISO 8601, true and false, JSON as
 * itself with its keys in order.
 *
 * @throws Error that names the column when a value is no value of its type
 */
export function neutralRow(columns: Column[], row: Record<string, unknown>): NeutralRow {
  return Object.fromEntries(
    columns.map(({ name, type }) => {
      const raw = row[name];
      if (raw === null || raw === undefined) return [name, null];
      try {
        return [name, CONVERT[type](raw)];
      } catch (error) {
        throw new Error(`Column ${name} holds no ${type}`, { cause: error });
      }
    }),
  );
}

function momentOf(value: NeutralValue): Date {
  if (typeof value !== "string") throw new Error("A time in the backup is no text");
  return new Date(value);
}

/** What better-sqlite3 takes for a value of a backup; SQLite has times as milliseconds. */
export function sqliteValue({ type }: Column, value: NeutralValue): unknown {
  if (value === null || value === undefined) return null;
  if (type === "boolean") return value === true ? 1 : 0;
  if (type === "json") return JSON.stringify(value);
  if (type === "datetime") return momentOf(value).getTime();
  if ((type === "bigint" || type === "integer") && typeof value === "string") return BigInt(value);
  return value;
}

const two = (part: number) => String(part).padStart(2, "0");

/**
 * What Postgres takes for a value of a backup. Strapi's times have no zone there and mean the zone
 * of the process, as node-postgres writes and reads them.
 */
export function postgresValue({ type }: Column, value: NeutralValue): unknown {
  if (type !== "datetime" || value === null || value === undefined) return value;
  const at = momentOf(value);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  const clock = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":");
  return `${day} ${clock}.${String(at.getMilliseconds()).padStart(3, "0")}`;
}

/**
 * A value of a backup as it is read from Postgres again. In the hour that a clock is set back, the
 * zone of the process has two moments of one time, and Postgres keeps the time.
 */
export function throughPostgres(column: Column, value: NeutralValue): NeutralValue {
  if (column.type !== "datetime" || value === null || value === undefined) return value;
  return new Date(String(postgresValue(column, value)).replace(" ", "T")).toISOString();
}
