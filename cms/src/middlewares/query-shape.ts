import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isRecord } from "../documents/types";

/** Longer queries than any screen of the site sends. */
const MAX_LENGTH = 8000;

/** What the operators of a filter need; Strapi takes anything and then fails inside. */
const OPERANDS: Record<string, (value: unknown) => boolean> = {
  $and: Array.isArray,
  $or: Array.isArray,
  $not: isRecord,
  $between: (value) => Array.isArray(value) && value.length === 2,
};

function hasSoundOperators(filters: unknown): boolean {
  if (Array.isArray(filters)) return filters.every(hasSoundOperators);
  if (!isRecord(filters)) return true;
  return Object.entries(filters).every(
    ([key, value]) => (OPERANDS[key]?.(value) ?? true) && hasSoundOperators(value),
  );
}

/** Says what is wrong with a query string, or nothing. */
function queryProblem(querystring: string, query: Record<string, unknown>): string | undefined {
  if (querystring.length > MAX_LENGTH) return "The query is too long";
  if (query._q !== undefined && typeof query._q !== "string") return "Invalid parameter _q";
  return hasSoundOperators(query.filters) ? undefined : "Invalid parameter filters";
}

/** Postgres's class 22: a value that its column cannot even be compared with. */
function isDataException(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" && /^22[0-9A-Z]{3}$/.test(code);
}

/** Answers 400 to reads over REST that Strapi would answer with 500. */
const queryShape: Core.MiddlewareFactory = () => async (ctx, next) => {
  const isRead = ctx.path.startsWith("/api/") && ctx.method === "GET";
  const problem = isRead ? queryProblem(ctx.querystring, ctx.query) : undefined;
  if (problem !== undefined) throw new errors.ValidationError(problem);
  try {
    await next();
  } catch (error) {
    throw isRead && isDataException(error) ? new errors.ValidationError("Invalid query") : error;
  }
};

export default queryShape;
