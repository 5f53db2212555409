import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { Body } from "./body";
import type { AccountContext } from "./context";
import { rowOfRefreshToken } from "./refresh";
import { endAllSessions, endOtherSessions, endSession, findSessionRow } from "./sessions";
import { withAccountLock } from "./users";

/** Which sessions a sign-out ends, by all names that callers use (public spec §7). */
const SCOPES: Record<string, "this" | "others" | "global"> = {
  this: "this",
  local: "this",
  others: "others",
  global: "global",
  all: "global",
};

interface Caller {
  userId: number;
  session: string;
  /** Whether the session is still going on. */
  live: boolean;
}

/** By refresh token, which also works when the access token has run out, or by access token. */
async function whoSignsOut(
  strapi: Core.Strapi,
  ctx: AccountContext,
  refreshToken: string | undefined,
): Promise<Caller | undefined> {
  const { user, session } = ctx.state;
  const row =
    refreshToken !== undefined
      ? await rowOfRefreshToken(strapi, refreshToken)
      : await findSessionRow(strapi, session?.id ?? "");
  if (row === null) return undefined;
  const userId = Number(row.userId);
  return { userId, session: row.deviceId, live: user?.id === userId || row.status === "active" };
}

/**
 * Signs out of this session, of all others, or of all. Ended sessions are rejected at once. A token
 * whose session is long over is no error: what it asks for has come about.
 *
 * @returns false when nobody is named
 * @throws ValidationError for an unknown scope
 */
export async function signOut(strapi: Core.Strapi, ctx: AccountContext): Promise<boolean> {
  const body = new Body(ctx.request.body);
  const refreshToken = body.optionalText("refreshToken");
  if (refreshToken === undefined && ctx.state.user === undefined) return false;
  const named = body.optionalText("scope") ?? (refreshToken === undefined ? "global" : "this");
  const scope = SCOPES[named];
  if (scope === undefined) throw new errors.ValidationError("scope must be this, others or global");
  const caller = await whoSignsOut(strapi, ctx, refreshToken);
  if (caller === undefined) return true;
  const { userId, session, live } = caller;
  await withAccountLock(strapi, userId, async () => {
    // A token that was used up can end its own session and nothing else.
    if (scope === "this" || !live) await endSession(strapi, userId, session);
    else if (scope === "others") await endOtherSessions(strapi, userId, session);
    else await endAllSessions(strapi, userId);
  });
  return true;
}
