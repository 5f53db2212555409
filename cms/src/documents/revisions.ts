import type { Core } from "@strapi/strapi";
import { isRecorded, recordWrite } from "../revisions/record-change";
import { isContentType } from "../strapi-access/content-types";
import { isRecord, type Data, type DocumentMiddleware } from "./types";

const WRITES = ["create", "update", "delete", "clone"];

function documentIdOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value.documentId === "string" ? value.documentId : undefined;
}

function dataOf(params: unknown): Data | undefined {
  return isRecord(params) && isRecord(params.data) ? params.data : undefined;
}

/** Every write of content through the document service leaves a revision (docs/decisions/0027). */
export function revisions(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const { uid, action } = context;
    if (!WRITES.includes(action) || !isContentType(strapi, uid) || isRecorded(uid)) return next();
    const isNew = action === "create" || action === "clone";
    const write = {
      uid,
      documentId: isNew ? undefined : documentIdOf(context.params),
      isDeletion: action === "delete",
      // A clone has what its model has, too.
      written: action === "clone" ? undefined : dataOf(context.params),
      idOf: documentIdOf,
    };
    // What a write answers is its own business.
    return recordWrite<unknown>(strapi, write, next) as ReturnType<typeof next>;
  };
}
