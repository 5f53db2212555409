import type { Core } from "@strapi/strapi";
import { findSessionRow } from "./sessions";
import { findById } from "./users";

/** No user has this id. */
const NOBODY = 0;

interface VerifiedToken {
  id: number;
  sessionId: string;
}

/**
 * Verifies an access token for Strapi's own sign-in check. The token must be genuine and its
 * session must still be there: a sign-out, a new password, a block or a deletion takes the row away
 * and thereby rejects the very next request. One look-up by an indexed column, in place of the one
 * for the user that Strapi makes at this point and repeats right after.
 *
 * @throws when the token is not or no longer good
 */
export async function verifyAccessToken(
  strapi: Core.Strapi,
  token: string,
): Promise<VerifiedToken> {
  const result = strapi.sessionManager("users-permissions").validateAccessToken(token);
  if (!result.isValid) throw new Error("Invalid token.");
  const { userId, sessionId } = result.payload;
  const row = await findSessionRow(strapi, sessionId);
  if (row !== null && row.userId === userId) return { id: Number(userId), sessionId };
  if (await isShutOut(strapi, Number(userId))) return { id: NOBODY, sessionId };
  throw new Error("Invalid token.");
}

/** Accounts that Strapi rejects in words of its own, which it does for a user that is not there. */
async function isShutOut(strapi: Core.Strapi, userId: number): Promise<boolean> {
  const user = await findById(strapi, userId);
  return user === null || user.blocked === true || user.confirmed !== true;
}
