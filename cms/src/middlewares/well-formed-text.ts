import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isRecord } from "../documents/types";
import { isWellFormed, NOT_UNICODE } from "../text/unicode";

function uploadedNames(files: unknown): unknown[] {
  if (!isRecord(files)) return [];
  const uploads = Object.values(files).flat().filter(isRecord);
  return [Object.keys(files), uploads.map(({ originalFilename }) => originalFilename)];
}

/**
 * Rejects text that is not well-formed Unicode with 400, wherever it comes from: queries, JSON
 * and form bodies, names of uploads; over REST, in the account calls and in the panel's own. `query-shape`
 * has looked at the bytes of the address. Databases
 * cannot store it, and what reads code points one by one may never come to an end of it
 * (docs/decisions/0016).
 */
const wellFormedText: Core.MiddlewareFactory = () => async (ctx, next) => {
  const request: { body?: unknown; files?: unknown } = ctx.request;
  const texts = [ctx.query, request.body, uploadedNames(request.files)];
  if (!isWellFormed(texts)) {
    throw new errors.ValidationError(NOT_UNICODE);
  }
  await next();
};

export default wellFormedText;
