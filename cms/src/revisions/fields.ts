import type { Core } from "@strapi/strapi";
import { isRecord, type Data } from "../documents/types";
import { SYSTEM_ATTRIBUTES } from "../strapi-access/content-types";

interface Join {
  table: string;
  /** The column with the id of the row that owns the field. */
  owner: string;
  /** The column with the id of what it leads to. */
  target: string;
  /** What the rows of this field have in common, where a table joins several fields. */
  on: Data;
  order: string | undefined;
}

interface ScalarField {
  kind: "scalar";
  name: string;
  column: string;
  type: string;
}

export interface JoinedField {
  kind: "component" | "relation";
  name: string;
  /** The component or content type that it leads to. */
  target: string;
  isList: boolean;
  join: Join;
}

/** One file of the media library. */
interface MediaField {
  kind: "media";
  name: string;
}

export type Field = ScalarField | JoinedField | MediaField;

/** A content type or a component as it lies in the database. */
export interface Model {
  uid: string;
  table: string;
  /** The attributes of the schema that a record's state is made of. */
  fields: Field[];
}

function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = path.reduce<unknown>(
    (inner, key) => (isRecord(inner) ? inner[key] : undefined),
    value,
  );
  return typeof found === "string" ? found : undefined;
}

function joinOf(attribute: Data): Join | undefined {
  const { joinTable } = attribute;
  const table = textAt(joinTable, "name");
  const owner = textAt(joinTable, "joinColumn", "name");
  const target = textAt(joinTable, "inverseJoinColumn", "name");
  if (!isRecord(joinTable) || table === undefined) return undefined;
  if (owner === undefined || target === undefined) return undefined;
  const on = isRecord(joinTable.on) ? joinTable.on : {};
  return { table, owner, target, on, order: textAt(joinTable, "orderColumnName") };
}

function fieldOf(strapi: Core.Strapi, name: string, attribute: unknown): Field[] {
  if (!isRecord(attribute) || SYSTEM_ATTRIBUTES.has(name)) return [];
  const { type, target, relation, mappedBy } = attribute;
  if (relation === "morphOne") return [{ kind: "media", name }];
  if (type === "relation") {
    const join = joinOf(attribute);
    // The other side of a relation is a part of the record over there.
    if (join === undefined || typeof target !== "string" || mappedBy !== undefined) return [];
    const kind = strapi.components[target as keyof typeof strapi.components]
      ? "component"
      : "relation";
    return [{ kind, name, target, isList: String(relation).endsWith("ToMany"), join }];
  }
  const column = textAt(attribute, "columnName");
  // A password has no place in a history.
  if (column === undefined || typeof type !== "string" || type === "password") return [];
  return [{ kind: "scalar", name, column, type }];
}

const models = new WeakMap<Core.Strapi, Map<string, Model>>();

/** The tables and columns of a content type or a component. */
export function storedModel(strapi: Core.Strapi, uid: string): Model {
  const known = models.get(strapi) ?? new Map<string, Model>();
  models.set(strapi, known);
  const found = known.get(uid);
  if (found !== undefined) return found;
  const meta: unknown = strapi.db.metadata.get(uid);
  if (!isRecord(meta) || !isRecord(meta.attributes)) throw new Error(`No table for ${uid}`);
  const fields = Object.entries(meta.attributes).flatMap(([name, attribute]) =>
    fieldOf(strapi, name, attribute),
  );
  const model = { uid, table: String(meta.tableName), fields };
  known.set(uid, model);
  return model;
}
