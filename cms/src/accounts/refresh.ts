import type { Core } from "@strapi/strapi";
import jwt from "jsonwebtoken";
import { isRecord } from "../documents/types";
import {
  accessToken,
  endSession,
  findSessionRow,
  isLive,
  type SessionRow,
  type Tokens,
} from "./sessions";
import { signingKey } from "./signing-key";
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
  try {
    const payload: unknown = jwt.verify(token, signingKey(), { algorithms: ["HS256"] });
    const genuine = isRecord(payload) && payload.type === "refresh";
    return genuine ? await findSessionRow(strapi, String(payload.sessionId)) : null;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}

/** Whether a used token was exchanged for the next one so long ago that only a thief sends it. */
async function isOverdue(strapi: Core.Strapi, row: SessionRow): Promise<boolean> {
  const child = row.childId === null ? null : await findSessionRow(strapi, row.childId);
  const usedAt = child === null ? row.updatedAt : child.createdAt;
  return Date.now() - new Date(usedAt).getTime() > REUSE_GRACE_MS;
}

/** The refresh token of a row, byte by byte the one that Strapi gave out for it. */
function refreshTokenOf(row: SessionRow): string {
  const seconds = (time: SessionRow["createdAt"]) => Math.floor(new Date(time).getTime() / 1000);
  const { userId, sessionId } = row;
  const claims = { iat: seconds(row.createdAt), exp: seconds(row.expiresAt) };
  const options = { algorithm: "HS256", noTimestamp: true } as const;
  return jwt.sign({ userId, sessionId, type: "refresh", ...claims }, signingKey(), options);
}

async function rotate(strapi: Core.Strapi, token: string): Promise<Tokens | undefined> {
  const rotation = await strapi.sessionManager("users-permissions").rotateRefreshToken(token);
  if ("error" in rotation) return undefined;
  return { jwt: await accessToken(strapi, rotation.token), refreshToken: rotation.token };
}

/** The live row that a used token was exchanged for, by way of others where those are used too. */
async function successorOf(strapi: Core.Strapi, row: SessionRow): Promise<SessionRow | undefined> {
  let current: SessionRow | null = row;
  while (current !== null && current.status === "rotated" && current.childId !== null) {
    if (await isOverdue(strapi, current)) return undefined;
    current = await findSessionRow(strapi, current.childId);
  }
  return current !== null && current.status === "active" && isLive(current) ? current : undefined;
}

/** What became of a refresh. */
export type RefreshResult =
  | { state: "refreshed"; tokens: Tokens }
  /** Exchanged a moment ago by another caller. The session goes on. */
  | { state: "already rotated" }
  | { state: "ended" };

const ENDED: RefreshResult = { state: "ended" };

async function repeat(
  strapi: Core.Strapi,
  row: SessionRow,
  sharesSuccessor: boolean,
): Promise<RefreshResult> {
  const successor = await successorOf(strapi, row);
  if (successor === undefined) return ENDED;
  if (!sharesSuccessor) return { state: "already rotated" };
  const refreshToken = refreshTokenOf(successor);
  return {
    state: "refreshed",
    tokens: { jwt: await accessToken(strapi, refreshToken), refreshToken },
  };
}

/**
 * New tokens for a refresh token, which is exchanged once: any number of parallel calls, in any
 * number of processes, make one next token. A token that comes again after a minute has been
 * copied, so its whole session ends, the thief's part and the owner's.
 *
 * @param sharesSuccessor whether a token that comes again within the minute gives the same next
 *   token: for web, several processes of which may hold one browser's cookie
 */
export async function refreshSession(
  strapi: Core.Strapi,
  token: string,
  sharesSuccessor: boolean,
): Promise<RefreshResult> {
  const row = await rowOfRefreshToken(strapi, token);
  if (row === null) return ENDED;
  const userId = Number(row.userId);
  return withAccountLock(strapi, userId, async () => {
    const current = await findSessionRow(strapi, row.sessionId);
    if (current === null) return ENDED;
    const user = await findById(strapi, userId);
    const mayGoOn = user !== null && user.blocked !== true && user.confirmed === true;
    const isUsed = current.status === "rotated";
    if (!mayGoOn || (isUsed && (await isOverdue(strapi, current)))) {
      await endSession(strapi, userId, current.deviceId);
      return ENDED;
    }
    if (isUsed) return repeat(strapi, current, sharesSuccessor);
    const tokens =
      current.status === "active" && isLive(current) ? await rotate(strapi, token) : undefined;
    return tokens === undefined ? ENDED : { state: "refreshed", tokens };
  });
}
