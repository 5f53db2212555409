import type { Core, UID } from "@strapi/strapi";
import { rowsOf, type Tables } from "../database/tables";
import { isRecord, type Data } from "../documents/types";
import { storedModel, type JoinedField } from "./fields";
import { fileIdOf } from "./media";
import { type RecordState } from "./state";

async function exists(tables: Tables, table: string, id: unknown): Promise<boolean> {
  return rowsOf(await tables(table).select("id").where({ id }).limit(1)).length > 0;
}

/** Makes a component, and those in it, with the ids that they had. */
async function createComponent(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  part: Data,
): Promise<number> {
  const { id, ...values } = part;
  const isFree = id !== undefined && !(await exists(tables, storedModel(strapi, uid).table, id));
  const data = { ...(isFree && { id }), ...(await toData(strapi, tables, uid, values)) };
  const made: unknown = await strapi.db.query(uid).create({ data });
  return isRecord(made) ? Number(made.id) : 0;
}

async function createComponents(
  strapi: Core.Strapi,
  tables: Tables,
  { name, target, isList }: JoinedField,
  value: unknown,
): Promise<unknown> {
  const made: object[] = [];
  for (const part of [value].flat().filter(isRecord)) {
    const id = await createComponent(strapi, tables, target, part);
    made.push({ id, __pivot: { field: name, component_type: target } });
  }
  return isList ? made : (made[0] ?? null);
}

/** The records that a relation leads to in a state, each with the id of its row, null when it is gone. */
export async function relatedRows(
  strapi: Core.Strapi,
  tables: Tables,
  { target }: JoinedField,
  value: unknown,
): Promise<{ documentId: string; id: number | null }[]> {
  const documentIds = [value].flat().filter((item) => typeof item === "string");
  if (documentIds.length === 0) return [];
  const { table } = storedModel(strapi, target);
  const rows = rowsOf(
    await tables(table).select("id", "document_id").whereIn("document_id", documentIds),
  );
  const idOf = new Map(rows.map((row) => [row.document_id, Number(row.id)]));
  return documentIds.map((documentId) => ({ documentId, id: idOf.get(documentId) ?? null }));
}

/** The ids of the records that a relation leads to, without those that are gone. */
async function relatedIds(
  strapi: Core.Strapi,
  tables: Tables,
  field: JoinedField,
  value: unknown,
): Promise<unknown> {
  const related = await relatedRows(strapi, tables, field, value);
  const ids = related.flatMap(({ id }) => id ?? []);
  return field.isList ? ids : (ids[0] ?? null);
}

/** The values of a state as Strapi's query engine takes them. */
async function toData(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  values: Data,
): Promise<Data> {
  const data: Data = {};
  for (const field of storedModel(strapi, uid).fields) {
    const value = values[field.name];
    // An attribute that is younger than the state.
    if (value === undefined) continue;
    if (field.kind === "scalar") data[field.name] = value;
    else if (field.kind === "component") {
      data[field.name] = await createComponents(strapi, tables, field, value);
    } else if (field.kind === "media") data[field.name] = await fileIdOf(strapi, value);
    else data[field.name] = await relatedIds(strapi, tables, field, value);
  }
  return data;
}

/** Deletes the components of a record or a component, and those in them. */
async function deleteComponents(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  owner: number,
  names: readonly string[],
): Promise<void> {
  for (const field of storedModel(strapi, uid).fields) {
    if (field.kind !== "component" || !names.includes(field.name)) continue;
    const { join, target } = field;
    const query = tables(join.table).select(join.target);
    const rows = rowsOf(await query.where({ ...join.on, [join.owner]: owner }));
    for (const row of rows) {
      const id = Number(row[join.target]);
      const inner = storedModel(strapi, target).fields.map(({ name }) => name);
      await deleteComponents(strapi, tables, target, id, inner);
      await strapi.db.query(target).delete({ where: { id } });
    }
    await tables(join.table)
      .where({ ...join.on, [join.owner]: owner })
      .delete();
  }
}

const moment = (text: string | null) => (text === null ? null : new Date(text));

/** Makes a deleted record again, under its ids and with its times. @returns the id of its row */
export async function createFromState(
  strapi: Core.Strapi,
  tables: Tables,
  uid: UID.ContentType,
  state: RecordState,
): Promise<number> {
  const { table } = storedModel(strapi, uid);
  const { documentId, createdBy, updatedBy, locale } = state;
  const admin = async (id: number | null) =>
    id !== null && (await exists(tables, "admin_users", id)) ? id : null;
  const made: unknown = await strapi.db.query(uid).create({
    data: {
      ...(!(await exists(tables, table, state.id)) && { id: state.id }),
      documentId,
      locale,
      createdAt: moment(state.createdAt),
      updatedAt: moment(state.updatedAt),
      publishedAt: moment(state.publishedAt),
      createdBy: await admin(createdBy),
      updatedBy: await admin(updatedBy),
      ...(await toData(strapi, tables, uid, state.attributes)),
    },
  });
  return isRecord(made) ? Number(made.id) : 0;
}

/**
 * Gives a record the attributes of a state.
 *
 * @param keepsTime whether it is changed at the time of the state again; otherwise it is changed now
 */
export async function updateToState(
  strapi: Core.Strapi,
  tables: Tables,
  uid: UID.ContentType,
  id: number,
  state: RecordState,
  keepsTime: boolean,
): Promise<void> {
  await deleteComponents(strapi, tables, uid, id, Object.keys(state.attributes));
  const data = await toData(strapi, tables, uid, state.attributes);
  await strapi.db.query(uid).update({ where: { id }, data });
  if (!keepsTime) return;
  // Strapi sets it to now, whatever it is given.
  const columns = {
    created_at: moment(state.createdAt),
    updated_at: moment(state.updatedAt),
    published_at: moment(state.publishedAt),
  };
  await tables(storedModel(strapi, uid).table).where({ id }).update(columns);
}
