import { errors } from "@strapi/utils";
import { isRecord, type Data } from "../documents/types";

/** What the controllers of the history need of a request. */
export interface RevisionContext {
  params: { id: string; type: string; change: string };
  query: Data;
  request: { body?: unknown };
  status: number;
  body: unknown;
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

function known(query: Data, names: readonly string[]): void {
  const unknown = Object.keys(query).find((key) => !names.includes(key));
  if (unknown !== undefined) throw new errors.ValidationError(`Invalid parameter ${unknown}`);
}

function text(query: Data, name: string): string | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value.length > 200) {
    throw new errors.ValidationError(`${name} must be a text`);
  }
  return value;
}

/** @throws ValidationError for a number that is none or out of bounds */
function number(query: Data, name: string, max: number): number | undefined {
  const value = text(query, name);
  if (value === undefined) return undefined;
  const found = /^\d{1,15}$/.test(value) ? Number(value) : 0;
  if (found < 1 || found > max) {
    throw new errors.ValidationError(`${name} must be a number from 1 to ${max}`);
  }
  return found;
}

const limitOf = (query: Data) => number(query, "limit", MAX_LIMIT) ?? DEFAULT_LIMIT;

/** `?before=12&limit=50`: revisions that are older than the one of that id. */
export function pageQuery(query: Data) {
  known(query, ["before", "limit"]);
  return { before: number(query, "before", 2 ** 31 - 1), limit: limitOf(query) };
}

/** `?type=publication&record=…` with the above. */
export function historyQuery({ type, record, ...page }: Data) {
  const given = { type, record };
  const name = text(given, "type");
  if (name === undefined) throw new errors.ValidationError("type is missing");
  return { type: name, record: text(given, "record"), ...pageQuery(page) };
}

/** `?before=2026-11-22T12:00:00.000Z&limit=50`. */
export function activityQuery(query: Data): { before: Date; limit: number } {
  known(query, ["before", "limit"]);
  const before = new Date(text(query, "before") ?? Date.now() + 60_000);
  if (Number.isNaN(before.getTime())) throw new errors.ValidationError("before must be a time");
  return { before, limit: limitOf(query) };
}

/** `{version?}`: what the record or list must still be, as for its PUT. */
export function restoreVersion(body: unknown): string | undefined {
  const version = isRecord(body) ? body.version : undefined;
  if (version === undefined) return undefined;
  if (version !== null && typeof version !== "string") {
    throw new errors.ValidationError("version must be a text");
  }
  return version ?? "";
}
