import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isRecord, type Data } from "../documents/types";
import { uidOfType } from "../revisions/types";
import { isScheduled } from "../schedule/visible";

/** The content type that a name stands for, if its records can be previewed. */
export function previewedType(strapi: Core.Strapi, type: unknown): UID.CollectionType {
  const uid = typeof type === "string" ? uidOfType(strapi, type) : undefined;
  if (uid === undefined || !isScheduled(strapi, uid)) throw new errors.NotFoundError();
  return uid;
}

interface PreviewInput {
  uid: UID.CollectionType;
  /** Undefined for a new record, and for a list. */
  id: string | undefined;
  /** The attributes of a record, or the rows of a list. */
  payload: Data;
}

/**
 * Reads `{data: {type, id?, values}}` or `{data: {type, rows}}`.
 *
 * @throws ValidationError for another shape, NotFoundError for a type without previews
 */
export function readPreviewInput(strapi: Core.Strapi, body: unknown): PreviewInput {
  const data = isRecord(body) ? body.data : undefined;
  if (!isRecord(data)) throw new errors.ValidationError('Missing "data" payload');
  const { type, id, values, rows } = data;
  const uid = previewedType(strapi, type);
  if (id !== undefined && typeof id !== "string") {
    throw new errors.ValidationError("id must be a text");
  }
  if (isRecord(values) && rows === undefined) {
    return { uid, id, payload: { values, isNew: id === undefined } };
  }
  if (Array.isArray(rows) && values === undefined && id === undefined) {
    return { uid, id, payload: { rows } };
  }
  throw new errors.ValidationError('"data" must have either values or rows');
}
