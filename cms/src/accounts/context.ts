import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { findSessionRow } from "./sessions";
import { findById, type User } from "./users";

/** What the account routes need of a request. */
export interface AccountContext {
  method: string;
  params: Record<string, string | undefined>;
  request: { ip: string; body?: unknown };
  state: { user?: { id: number }; session?: { id: string }; auth?: unknown };
  get(header: string): string;
  set(header: string, value: string): void;
  badRequest(message: string): void;
  conflict(message: string, details?: object): void;
  methodNotAllowed(message: string): void;
  /** Sets the answer 401. Strapi puts words of its own in place of a thrown one. */
  unauthorized(message: string): void;
}

/** The signed-in account of a request and the id of its session. */
export interface SignedIn {
  user: User;
  session: string;
  metadata: Record<string, unknown>;
}

/** @throws UnauthorizedError when nobody is signed in */
export async function signedIn(strapi: Core.Strapi, ctx: AccountContext): Promise<SignedIn> {
  const { user: known, session } = ctx.state;
  const user = known === undefined ? null : await findById(strapi, known.id);
  const row = session === undefined ? null : await findSessionRow(strapi, session.id);
  if (user === null || row === null) throw new errors.UnauthorizedError();
  return { user, session: row.deviceId, metadata: row.metadata ?? {} };
}
