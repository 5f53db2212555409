import type { Core } from "@strapi/strapi";
import jwt from "jsonwebtoken";
import { isRecord } from "../documents/types";
import { settings } from "../settings";
import { accessToken, endSession, findRow, isLive, type SessionRow, type Tokens } from "./sessions";
import { findById, withAccountLock } from "./users";

/**
 * How long after a refresh its old token may come again without a consequence: parallel requests
 * and retries do that. Later only a copy of the token does.
 */
const REUSE_GRACE_MS = 60_000;

/** The row that a genuine refresh token was made for, whatever has become of it since. */
export async function rowOfRefreshToken(
  strapi: Core.Strapi,
  token: string,
): Promise<SessionRow | null> {
  const secret = settings.secrets.JWT_SECRET;
  if (secret === undefined) return null;
  try {
    const payload: unknown = jwt.verify(token, secret, { algorithms: ["HS256"] });
    const genuine = isRecord(payload) && payload.type === "refresh";
    return genuine ? await findRow(strapi, String(payload.sessionId)) : null;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}

async function isReplay(strapi: Core.Strapi, row: SessionRow): Promise<boolean> {
  if (row.status !== "rotated") return false;
  const child = row.childId === null ? null : await findRow(strapi, row.childId);
  const usedAt = child === null ? row.updatedAt : child.createdAt;
  return Date.now() - new Date(usedAt).getTime() > REUSE_GRACE_MS;
}

async function rotate(strapi: Core.Strapi, token: string): Promise<Tokens | undefined> {
  const rotation = await strapi.sessionManager("users-permissions").rotateRefreshToken(token);
  if ("error" in rotation) return undefined;
  return { jwt: await accessToken(strapi, rotation.token), refreshToken: rotation.token };
}

/**
 * New tokens for a refresh token, which works once: of any number of parallel calls, in any number
 * of processes, exactly one succeeds. A token that comes again after a minute has been copied, so
 * its whole session ends, the thief's part and the owner's.
 *
 * @returns nothing when the token is not or no longer good
 */
export async function refreshSession(
  strapi: Core.Strapi,
  token: string,
): Promise<Tokens | undefined> {
  const row = await rowOfRefreshToken(strapi, token);
  if (row === null) return undefined;
  const userId = Number(row.userId);
  return withAccountLock(strapi, userId, async () => {
    const current = await findRow(strapi, row.sessionId);
    if (current === null) return undefined;
    const user = await findById(strapi, userId);
    const mayGoOn = user !== null && user.blocked !== true && user.confirmed === true;
    if (!mayGoOn || (await isReplay(strapi, current))) {
      await endSession(strapi, userId, current.deviceId);
      return undefined;
    }
    return current.status === "active" && isLive(current) ? rotate(strapi, token) : undefined;
  });
}
