import type { Core } from "@strapi/strapi";
import { toMoment } from "../database/moment";
import { rowsOf, type Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { storedModel, type JoinedField } from "./fields";
import { readFiles } from "./media";

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

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

/** One value of a column in a form that does not depend on the database. */
export function toValue(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === "boolean") return Boolean(value);
  if (type === "datetime" || type === "timestamp") return toMoment(value);
  if (type === "date") return value instanceof Date ? value.toISOString().slice(0, 10) : value;
  if (type === "json") return typeof value === "string" ? parseJson(value) : value;
  return value;
}

/** The items of each owner, in their order. */
function byOwner<T>(rows: Data[], toItem: (row: Data, index: number) => T): Map<number, T[]> {
  const items = new Map<number, T[]>();
  for (const [index, row] of rows.entries()) {
    const owner = Number(row[OWNER]);
    const known = items.get(owner) ?? [];
    items.set(owner, known);
    known.push(toItem(row, index));
  }
  return items;
}

/** As what the owner of a joined row is selected. */
const OWNER = "lectern_owner";

async function readComponents(
  strapi: Core.Strapi,
  tables: Tables,
  { target, join }: JoinedField,
  owners: readonly number[],
): Promise<Map<number, Data[]>> {
  const { table } = storedModel(strapi, target);
  const query = tables(table)
    .select(`${table}.*`, `${join.table}.${join.owner} as ${OWNER}`)
    .join(join.table, `${join.table}.${join.target}`, `${table}.id`)
    .where(qualified(join.table, join.on))
    .whereIn(`${join.table}.${join.owner}`, owners);
  const rows = rowsOf(await query.orderBy(`${join.table}.${join.order ?? "id"}`));
  const values = await readFields(strapi, tables, target, rows);
  return byOwner(rows, ({ id }, index): Data => ({ id: Number(id), ...values[index] }));
}

function qualified(table: string, on: Data): Data {
  return Object.fromEntries(Object.entries(on).map(([key, value]) => [`${table}.${key}`, value]));
}

async function readRelation(
  strapi: Core.Strapi,
  tables: Tables,
  { target, join }: JoinedField,
  owners: readonly number[],
): Promise<Map<number, string[]>> {
  const { table } = storedModel(strapi, target);
  const query = tables(join.table)
    .select(`${table}.document_id`, `${join.table}.${join.owner} as ${OWNER}`)
    .join(table, `${table}.id`, `${join.table}.${join.target}`)
    .where(qualified(join.table, join.on))
    .whereIn(`${join.table}.${join.owner}`, owners);
  const rows = rowsOf(await query.orderBy(`${join.table}.${join.order ?? "id"}`));
  return byOwner(rows, (row) => String(row.document_id));
}

/**
 * The attributes of rows of one table, in the order of the schema.
 *
 * @param known attributes from other tables that need not be read
 */
async function readFields(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  rows: readonly Data[],
  known: Data = {},
): Promise<Data[]> {
  const values = rows.map((): Data => ({}));
  if (rows.length === 0) return values;
  const ids = rows.map(({ id }) => Number(id));
  const assign = (name: string, valueOf: (row: Data, id: number) => unknown) => {
    for (const [index, row] of rows.entries()) {
      Object.assign(values[index] ?? {}, { [name]: valueOf(row, ids[index] ?? 0) });
    }
  };
  for (const field of storedModel(strapi, uid).fields) {
    if (field.kind === "scalar") {
      assign(field.name, (row) => toValue(field.type, row[field.column]));
      continue;
    }
    if (field.name in known) {
      assign(field.name, () => known[field.name]);
      continue;
    }
    if (field.kind === "media") {
      const files = await readFiles(tables, uid, ids, field.name);
      assign(field.name, (_row, id) => files.get(id) ?? null);
      continue;
    }
    const read = field.kind === "component" ? readComponents : readRelation;
    const items: Map<number, unknown[]> = await read(strapi, tables, field, ids);
    assign(field.name, (_row, id) => {
      const found = items.get(id) ?? [];
      return field.isList ? found : (found[0] ?? null);
    });
  }
  return values;
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);
export const numberOrNull = (value: unknown) =>
  value === null || value === undefined ? null : Number(value);

async function toStates(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  rows: readonly Data[],
  known?: Data,
): Promise<RecordState[]> {
  const values = await readFields(strapi, tables, uid, rows, known);
  return rows.map((row, index) => ({
    id: Number(row.id),
    documentId: String(row.document_id),
    createdAt: toMoment(row.created_at),
    updatedAt: toMoment(row.updated_at),
    publishedAt: toMoment(row.published_at),
    locale: textOrNull(row.locale),
    createdBy: numberOrNull(row.created_by_id),
    updatedBy: numberOrNull(row.updated_by_id),
    attributes: values[index] ?? {},
  }));
}

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
  const query = tables(storedModel(strapi, uid).table).where(where).select("*");
  return toStates(strapi, tables, uid, rowsOf(await query));
}

/** Reads several records whole, as many as a statement may name. */
export async function readStatesOf(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  documentIds: readonly string[],
): Promise<RecordState[]> {
  const query = tables(storedModel(strapi, uid).table).whereIn("document_id", documentIds);
  return toStates(strapi, tables, uid, rowsOf(await query.select("*")));
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

/** The same, which nobody else changes until the transaction ends. */
export async function readLockedState(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  documentId: string,
): Promise<RecordState | undefined> {
  const query = tables(storedModel(strapi, uid).table).where({ document_id: documentId });
  const rows = rowsOf(await query.select("*").forNoKeyUpdate());
  return (await toStates(strapi, tables, uid, rows))[0];
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** The attributes from other tables that a write has left as they were. */
function untouched(strapi: Core.Strapi, uid: string, before: RecordState | null, written: Data) {
  const names = storedModel(strapi, uid).fields.flatMap((field): [string, unknown][] => {
    if (field.kind === "scalar") return [];
    const empty = field.kind !== "media" && field.isList ? [] : null;
    const value = before === null ? empty : before.attributes[field.name];
    const wanted = written[field.name];
    return wanted === undefined || (isEmpty(wanted) && isEmpty(value)) ? [[field.name, value]] : [];
  });
  return Object.fromEntries(names);
}

/**
 * One record after a write: what is in other tables is read only as far as the write has named it.
 *
 * @param before null for a new record
 * @param written the attributes that the document service was given
 */
export async function readWrittenState(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  documentId: string,
  before: RecordState | null,
  written: Data,
): Promise<RecordState | undefined> {
  const query = tables(storedModel(strapi, uid).table).where({ document_id: documentId });
  const known = untouched(strapi, uid, before, written);
  return (await toStates(strapi, tables, uid, rowsOf(await query.select("*")), known))[0];
}
