import type { Core } from "@strapi/strapi";
import { createHash } from "node:crypto";
import { isRecord, type Data } from "../documents/types";
import { storedModel, type Field } from "./fields";
import type { Tables } from "./tables";

/** A record as it is at one moment: everything that is needed to bring it back. */
export interface RecordState {
  id: number;
  documentId: string;
  createdAt: string | null;
  updatedAt: string | null;
  publishedAt: string | null;
  locale: string | null;
  /** Users of the panel. */
  createdBy: number | null;
  updatedBy: number | null;
  /**
   * By the names of the schema. A component is an object with its `id`, a relation the documentId of
   * what it leads to; lists of them are arrays in their order.
   */
  attributes: Data;
}

/** A moment as SQLite (milliseconds) and Postgres (a Date) give it, or as a text. */
export function toMoment(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number" && !(value instanceof Date))
    return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

/** One value in a form that does not depend on the database. */
function toValue(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === "boolean") return Boolean(value);
  if (type === "datetime" || type === "timestamp") return toMoment(value);
  if (type === "date") return value instanceof Date ? value.toISOString().slice(0, 10) : value;
  if (type === "json") return typeof value === "string" ? parseJson(value) : value;
  return value;
}

export function rowsOf(result: unknown): Data[] {
  return Array.isArray(result) ? result.filter(isRecord) : [];
}

type Joined = Extract<Field, { join: unknown }>;

async function readComponents(
  strapi: Core.Strapi,
  tables: Tables,
  { target, join }: Joined,
  owner: number,
): Promise<Data[]> {
  const { table } = storedModel(strapi, target);
  const query = tables(table)
    .select(`${table}.*`)
    .join(join.table, `${join.table}.${join.target}`, `${table}.id`)
    .where({ ...qualified(join.table, join.on), [`${join.table}.${join.owner}`]: owner });
  const rows = rowsOf(await query.orderBy(`${join.table}.${join.order ?? "id"}`));
  const parts: Data[] = [];
  for (const row of rows) {
    const id = Number(row.id);
    parts.push({ id, ...(await readFields(strapi, tables, target, row)) });
  }
  return parts;
}

function qualified(table: string, on: Data): Data {
  return Object.fromEntries(Object.entries(on).map(([key, value]) => [`${table}.${key}`, value]));
}

async function readRelation(
  strapi: Core.Strapi,
  tables: Tables,
  { target, join }: Joined,
  owner: number,
): Promise<string[]> {
  const { table } = storedModel(strapi, target);
  const query = tables(join.table)
    .select(`${table}.document_id`)
    .join(table, `${table}.id`, `${join.table}.${join.target}`)
    .where({ ...qualified(join.table, join.on), [`${join.table}.${join.owner}`]: owner });
  const rows = rowsOf(await query.orderBy(`${join.table}.${join.order ?? "id"}`));
  return rows.map((row) => String(row.document_id));
}

async function readFields(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  row: Data,
): Promise<Data> {
  const values: Data = {};
  for (const field of storedModel(strapi, uid).fields) {
    if (field.kind === "scalar") {
      values[field.name] = toValue(field.type, row[field.column]);
      continue;
    }
    const read = field.kind === "component" ? readComponents : readRelation;
    const items = await read(strapi, tables, field, Number(row.id));
    values[field.name] = field.isList ? items : (items[0] ?? null);
  }
  return values;
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);
const numberOrNull = (value: unknown) =>
  value === null || value === undefined ? null : Number(value);

/**
 * Reads records whole.
 *
 * @param where a condition on columns, such as `{ document_id }`
 */
export async function readStates(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  where: object,
): Promise<RecordState[]> {
  const rows = rowsOf(await tables(storedModel(strapi, uid).table).where(where).select("*"));
  const states: RecordState[] = [];
  for (const row of rows) {
    states.push({
      id: Number(row.id),
      documentId: String(row.document_id),
      createdAt: toMoment(row.created_at),
      updatedAt: toMoment(row.updated_at),
      publishedAt: toMoment(row.published_at),
      locale: textOrNull(row.locale),
      createdBy: numberOrNull(row.created_by_id),
      updatedBy: numberOrNull(row.updated_by_id),
      attributes: await readFields(strapi, tables, uid, row),
    });
  }
  return states;
}

/** One record, or nothing. */
export async function readState(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  documentId: string,
): Promise<RecordState | undefined> {
  return (await readStates(strapi, tables, uid, { document_id: documentId }))[0];
}

/** A short text that two states share only when nothing but the time of saving differs. */
export function hashOf(state: RecordState): string {
  const { updatedAt: _at, updatedBy: _by, publishedAt: _published, ...compared } = state;
  return createHash("sha256").update(JSON.stringify(compared)).digest("base64url").slice(0, 22);
}

/** The names of the attributes that differ. */
export function changedAttributes(before: Data, after: Data): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
}
