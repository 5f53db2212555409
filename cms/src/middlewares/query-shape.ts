import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { queryProblem } from "../rest/query-grammar";
import { isEncodedUtf8, NOT_UNICODE } from "../text/unicode";

/** Longer queries than any screen of the site sends. */
const MAX_LENGTH = 8000;

/** The parts of every address over REST: names of routes and ids. */
const SEGMENT = /^[\w.~-]*$/;

/** Strapi's plain errors for a value that its column cannot be compared with, and for a wrong path. */
const UNANSWERABLE =
  /^(Expected a valid (Number|BigInteger), got |Undefined attribute level operator |Attribute .* not found on model )/s;
/** A part of a page has no id of its own, which Strapi finds out in the database. */
const NO_COLUMN = /no such column: /;
/** Postgres: "data exception", "undefined column", and an operator that the type of a column lacks. */
const WRONG_VALUE_CODE = /^(22[0-9A-Z]{3}|42703|42883)$/;

/** True for Strapi's own complaints and for those of the database about a value or a column. */
function isUnanswerable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  return (
    UNANSWERABLE.test(error.message) ||
    NO_COLUMN.test(error.message) ||
    (typeof code === "string" && WRONG_VALUE_CODE.test(code))
  );
}

/** Says which header the parser of bodies would fail at, or nothing. */
function headerProblem(ctx: { get(header: string): string }): string | undefined {
  if (!/^(identity)?$/i.test(ctx.get("content-encoding").trim())) {
    return "A compressed body is not accepted";
  }
  const type = ctx.get("content-type");
  if (!/^multipart\//i.test(type) || /;\s*boundary=\S/i.test(type)) return undefined;
  return "The multipart body has no boundary";
}

function segmentsOf(path: string): string[] {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    throw new errors.ValidationError("Invalid address");
  }
}

/** Answers 400 or 404 to requests that Strapi would answer with 500. */
const queryShape: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!isEncodedUtf8(ctx.url)) throw new errors.ValidationError(NOT_UNICODE);
  const unreadable = headerProblem(ctx);
  if (unreadable !== undefined) throw new errors.ValidationError(unreadable);
  // The router compares without case.
  if (!/^\/api\//i.test(ctx.path)) {
    await next();
    return;
  }
  if (!segmentsOf(ctx.path).every((segment) => SEGMENT.test(segment))) {
    throw new errors.NotFoundError();
  }
  if (ctx.querystring.length > MAX_LENGTH)
    throw new errors.ValidationError("The query is too long");
  const problem = queryProblem(ctx.query);
  if (problem !== undefined) throw new errors.ValidationError(problem);
  const isRead = ctx.method === "GET" || ctx.method === "HEAD";
  try {
    await next();
  } catch (error) {
    throw isRead && isUnanswerable(error) ? new errors.ValidationError("Invalid query") : error;
  }
};

export default queryShape;
