import type { Core } from "@strapi/strapi";
import { isRecord, type Data } from "../documents/types";
import { joinedField, PUBLICATION_UID } from "../publications/store";
import { storedModel, type Field } from "../revisions/fields";
import type { RecordState } from "../revisions/state";
import { attributesOf } from "../strapi-access/models";

function presetOf(strapi: Core.Strapi, uid: string, name: string): unknown {
  const attribute = attributesOf(strapi, uid)[name];
  return isRecord(attribute) ? attribute.default : undefined;
}

/** New components with their ids, which are taken out of those that are given. */
export function componentsOf(
  strapi: Core.Strapi,
  target: string,
  value: unknown,
  ids: number[],
): Data[] {
  const { fields } = storedModel(strapi, target);
  const parts = Array.isArray(value) ? value.filter(isRecord) : [];
  return parts.map((part) => {
    const values = fields.map(({ name }) => [
      name,
      part[name] ?? presetOf(strapi, target, name) ?? null,
    ]);
    return { id: ids.shift() ?? 0, ...(Object.fromEntries(values) as Data) };
  });
}

function valueOf(strapi: Core.Strapi, field: Field, data: Data, componentIds: number[]): unknown {
  switch (field.kind) {
    case "scalar":
      return data[field.name] ?? presetOf(strapi, PUBLICATION_UID, field.name) ?? null;
    case "component":
      return componentsOf(strapi, field.target, data[field.name], componentIds);
    case "relation":
      return data[field.name] ?? (field.isList ? [] : null);
    case "media":
      return null;
    default:
      return field satisfies never;
  }
}

/**
 * A new publication as it will be read from the database.
 *
 * @param data has passed the checks
 * @param componentIds as many as it has links; those that are used are taken out
 */
export function newState(
  strapi: Core.Strapi,
  ids: { id: number; documentId: string },
  now: string,
  data: Data,
  componentIds: number[],
): RecordState {
  const { fields } = storedModel(strapi, PUBLICATION_UID);
  const attributes = fields.map(
    (field) => [field.name, valueOf(strapi, field, data, componentIds)] as const,
  );
  return {
    ...ids,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
    locale: null,
    createdBy: null,
    updatedBy: null,
    attributes: Object.fromEntries(attributes),
  };
}

function toColumn(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === "json") return JSON.stringify(value);
  const isMoment = type === "datetime" || type === "timestamp";
  return isMoment && typeof value === "string" ? new Date(value) : value;
}

/** The columns of some attributes; what lies in other tables is left out. */
export function toColumns(strapi: Core.Strapi, uid: string, attributes: Data): Data {
  const columns: Data = {};
  for (const field of storedModel(strapi, uid).fields) {
    if (field.kind !== "scalar" || attributes[field.name] === undefined) continue;
    columns[field.column] = toColumn(field.type, attributes[field.name]);
  }
  return columns;
}

export const moment = (text: string | null) => (text === null ? null : new Date(text));

/** The row of a publication. */
export function toPublicationRow(strapi: Core.Strapi, state: RecordState): Data {
  return {
    id: state.id,
    document_id: state.documentId,
    created_at: moment(state.createdAt),
    updated_at: moment(state.updatedAt),
    published_at: moment(state.publishedAt),
    ...toColumns(strapi, PUBLICATION_UID, state.attributes),
  };
}

/** The rows of the links of a publication, and those that join them to it. */
export function toLinkRows(
  strapi: Core.Strapi,
  state: RecordState,
): { parts: Data[]; joins: Data[] } {
  const { target, join } = joinedField(strapi, "links");
  const links = [state.attributes.links].flat().filter(isRecord);
  return {
    parts: links.map((link) => ({ id: link.id, ...toColumns(strapi, target, link) })),
    joins: links.map((link, index) => ({
      [join.owner]: state.id,
      [join.target]: link.id,
      ...join.on,
      component_type: target,
      [join.order ?? "order"]: index + 1,
    })),
  };
}
