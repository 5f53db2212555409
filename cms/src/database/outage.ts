import type { Core } from "@strapi/strapi";
import { isRecord } from "../documents/types";
import type { KnexClient } from "./knex-client";

/**
 * Codes of errors that say nothing about the statement, and all about the database: SQLite's result
 * codes (https://sqlite.org/rescode.html), Postgres's classes 08, 53, 57P and 58 and a server that
 * takes no writes (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const SQLITE_CODE =
  /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|PROTOCOL|READONLY)(_|$)/;
const POSTGRES_CODE = /^(08|53|58)[0-9A-Z]{3}$|^57P0[0-9]$|^25006$/;
const NETWORK_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What pg says without a code when its connection is gone; knex puts the statement before it. */
const LOST_CONNECTION =
  /(Connection terminated|Connection ended|connection error and is not queryable|was closed and is not queryable|database connection is not open)/;

/** True when an error of a statement means that the database cannot be used at the moment. */
export function isOutageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  if (typeof code !== "string") return LOST_CONNECTION.test(error.message);
  return [SQLITE_CODE, POSTGRES_CODE, NETWORK_CODE].some((pattern) => pattern.test(code));
}

/** One line that says what is wrong, without the statement. */
export function outageReason(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  const code: unknown = Reflect.get(error, "code");
  // knex puts the statement before the reason.
  const [reason = ""] = error.message.split(" - ").slice(-1);
  return [code, reason].filter((part) => typeof part === "string" && part !== "").join(": ");
}

const outages = new WeakSet<Error>();

/** True for an error that came from the database's connection, whoever throws it. */
export function isDatabaseOutage(error: unknown): boolean {
  return error instanceof Error && outages.has(error);
}

/** Where the error of the request that is being answered is kept. */
const NOTE = "databaseOutage";

function note(strapi: Core.Strapi, error: unknown): void {
  if (error instanceof Error) outages.add(error);
  const state: unknown = strapi.requestContext.get()?.state;
  if (isRecord(state)) state[NOTE] ??= error;
}

/** The error of the database during a request, also when somebody has caught it; or nothing. */
export function outageDuring(ctx: { state: unknown }): unknown {
  return isRecord(ctx.state) ? ctx.state[NOTE] : undefined;
}

/** Notes on each request that the database failed while it was answered. */
export function noteOutages(strapi: Core.Strapi, client: KnexClient): void {
  client.on("query-error", (error) => {
    if (isOutageError(error)) note(strapi, error);
  });
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    try {
      return await acquire();
    } catch (error) {
      // Whatever the reason: there is no connection.
      note(strapi, error);
      throw error;
    }
  };
}
