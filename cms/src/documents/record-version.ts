import type { Core } from "@strapi/strapi";
import { lockInTransaction } from "../database/advisory-lock";
import { toMoment } from "../database/moment";
import { withTables } from "../database/tables";
import { versionedBody } from "../rest/body";
import { findRow } from "../strapi-access/rows";
import { checkVersion, noteVersion } from "../versions/check";
import { formKey, lastWrite } from "../versions/form-writes";
import { caller } from "./request-user";
import { isRecord, type DocumentContext, type DocumentMiddleware } from "./types";

type Next = Parameters<DocumentMiddleware>[1];
type Result = ReturnType<DocumentMiddleware>;

/** The body of the request that asks for exactly this write, or nothing. */
function requestedBody(strapi: Core.Strapi, { uid, action }: DocumentContext): unknown {
  const ctx = strapi.requestContext.get();
  const state: unknown = ctx?.state;
  if (ctx === undefined || caller(strapi).kind !== "rest" || !isRecord(state)) return undefined;
  // The rules of a type may write other entries on the way.
  const isAsked = isRecord(state.route) && state.route.handler === `${uid}.${action}`;
  return isAsked ? ctx.request.body : undefined;
}

/**
 * Reads the version of an entry, and keeps others from changing it until the transaction ends. The type
 * is locked before its row, as by all that write several rows: in another order two writes could wait
 * for each other.
 */
async function lockedVersion(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<string | undefined> {
  await lockInTransaction(strapi, uid);
  const { tableName } = strapi.db.metadata.get(uid);
  const row = await withTables(strapi, async (tables) =>
    tables(tableName).where({ document_id: documentId }).forNoKeyUpdate().first("updated_at"),
  );
  return isRecord(row) ? (toMoment(row.updated_at) ?? "") : undefined;
}

/** The id of the entry that a form has made already, when the answer to that has been lost. */
async function madeBefore(
  strapi: Core.Strapi,
  { uid }: DocumentContext,
  version: string | undefined,
): Promise<string | undefined> {
  const key = formKey(strapi);
  const earlier = key === undefined ? undefined : await lastWrite(strapi, key);
  if (earlier === undefined) return undefined;
  const current = await lockedVersion(strapi, uid, earlier.documentId);
  if (current === undefined) return undefined;
  await checkVersion(strapi, version ?? earlier.version, current, "entry");
  return earlier.documentId;
}

async function note(strapi: Core.Strapi, { uid }: DocumentContext, entry: unknown): Promise<void> {
  if (!isRecord(entry) || formKey(strapi) === undefined) return;
  const documentId = String(entry.documentId);
  const row = await findRow(strapi, uid, { select: ["updatedAt"], where: { documentId } });
  if (row !== undefined) await noteVersion(strapi, documentId, toMoment(row.updatedAt) ?? "");
}

/** Carries a call out as a change of the entry that is there. */
function change(strapi: Core.Strapi, { uid, params }: DocumentContext, documentId: string): Result {
  return strapi.documents(uid).update(Object.assign({}, params, { documentId }) as never);
}

/** A form that was sent again changes the entry that it has made, instead of making another. */
async function create(
  strapi: Core.Strapi,
  context: DocumentContext,
  version: string | undefined,
  next: Next,
): Result {
  const key = formKey(strapi);
  if (key === undefined) return next();
  return strapi.db.transaction(async () => {
    await lockInTransaction(strapi, key);
    const documentId = await madeBefore(strapi, context, version);
    const entry =
      documentId === undefined ? await next() : await change(strapi, context, documentId);
    await note(strapi, context, entry);
    return entry;
  });
}

async function update(
  strapi: Core.Strapi,
  context: DocumentContext,
  version: string | undefined,
  next: Next,
): Result {
  const params: unknown = context.params;
  const documentId = isRecord(params) ? params.documentId : undefined;
  if (version === undefined || typeof documentId !== "string") return next();
  return strapi.db.transaction(async () => {
    const current = await lockedVersion(strapi, context.uid, documentId);
    if (current !== undefined) await checkVersion(strapi, version, current, "entry");
    const entry = await next();
    await note(strapi, context, entry);
    return entry;
  });
}

/**
 * Two windows that edit one entry: a PUT whose body names the `version` that its form was loaded
 * with, the entry's `updatedAt`, is rejected with 409 when the entry has changed since. A request with
 * an `Idempotency-Key` that has got no answer can be sent again (docs/decisions/0028).
 */
export function recordVersion(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const { action, contentType } = context;
    if (contentType.kind !== "collectionType") return next();
    if (action !== "create" && action !== "update") return next();
    const body = requestedBody(strapi, context);
    if (body === undefined) return next();
    const { version } = versionedBody(body);
    return (action === "create" ? create : update)(strapi, context, version, next);
  };
}
