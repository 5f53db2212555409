import type { Core } from "@strapi/strapi";
import { buildSessionMetadata } from "@strapi/utils";
import { randomUUID } from "node:crypto";
import type { Client } from "./client";

/**
 * A session of an account is a chain of refresh tokens: each refresh ends one and begins the next.
 * Strapi keeps a row for each of them; all rows of a chain carry the same `deviceId`, which is made
 * here at sign-in and is the id of the session for the outside. Deleting by it ends the session
 * whole: the live refresh token and every access token that any of its rows has given out.
 */
export interface SessionRow {
  userId: string;
  sessionId: string;
  deviceId: string;
  childId: string | null;
  status: string;
  metadata: Record<string, unknown> | null;
  createdAt: string | number | Date;
  updatedAt: string | number | Date;
  expiresAt: string | number | Date;
  absoluteExpiresAt: string | number | Date | null;
}

export interface Tokens {
  jwt: string;
  refreshToken: string;
}

const SESSION_UID = "admin::session";
const ORIGIN = "users-permissions";

function manager(strapi: Core.Strapi) {
  return strapi.sessionManager(ORIGIN);
}

/** The row behind a token; nothing when its session was ended. */
export function findSessionRow(strapi: Core.Strapi, sessionId: string): Promise<SessionRow | null> {
  return strapi.db.query(SESSION_UID).findOne({ where: { sessionId, origin: ORIGIN } });
}

/** What the list of sessions shows about where a sign-in came from. */
export function sessionMetadata(client: Client): Record<string, unknown> {
  return {
    ...buildSessionMetadata({ userAgent: client.agent ?? null }),
    ...(client.addressClass !== undefined && { address: client.addressClass }),
  };
}

/** Begins a session, or goes on with one under the same id after its rows were deleted. */
export async function beginSession(
  strapi: Core.Strapi,
  userId: number,
  metadata: Record<string, unknown>,
  id: string = randomUUID(),
): Promise<Tokens> {
  const refresh = await manager(strapi).generateRefreshToken(String(userId), id, {
    type: "refresh",
    metadata,
  });
  return { jwt: await accessToken(strapi, refresh.token), refreshToken: refresh.token };
}

/** @throws when the refresh token is not live, which it is where this is called */
export async function accessToken(strapi: Core.Strapi, refreshToken: string): Promise<string> {
  const access = await manager(strapi).generateAccessToken(refreshToken);
  if ("error" in access) throw new Error("A fresh session was rejected");
  return access.token;
}

export async function endAllSessions(strapi: Core.Strapi, userId: number): Promise<void> {
  await manager(strapi).invalidateRefreshToken(String(userId));
}

export async function endSession(strapi: Core.Strapi, userId: number, id: string): Promise<void> {
  await manager(strapi).invalidateRefreshToken(String(userId), id);
}

export async function endOtherSessions(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<void> {
  await strapi.db.query(SESSION_UID).deleteMany({
    where: { userId: String(userId), origin: ORIGIN, deviceId: { $ne: id } },
  });
}

/** Whether neither the idle time nor the longest time of a session is over. */
export function isLive({ expiresAt, absoluteExpiresAt }: SessionRow): boolean {
  const end = absoluteExpiresAt === null ? Infinity : new Date(absoluteExpiresAt).getTime();
  return Math.min(new Date(expiresAt).getTime(), end) > Date.now();
}

/** The live row of each session of an account. */
export async function liveRows(strapi: Core.Strapi, userId: number): Promise<SessionRow[]> {
  const where = { userId: String(userId), origin: ORIGIN, status: "active" };
  const rows = (await strapi.db.query(SESSION_UID).findMany({ where })) as SessionRow[];
  return rows.filter(isLive);
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** A session as its owner sees it, the current one first and then by last use. */
export async function listSessions(strapi: Core.Strapi, userId: number, currentId?: string) {
  const rows = await liveRows(strapi, userId);
  return rows
    .map(({ deviceId, metadata, createdAt }) => ({
      id: deviceId,
      deviceName: textOrNull(metadata?.deviceName),
      address: textOrNull(metadata?.address),
      current: deviceId === currentId,
      loginAt: textOrNull(metadata?.loginAt),
      // A row is made by each refresh, and a session in use refreshes every ten minutes.
      lastActiveAt: new Date(createdAt).toISOString(),
    }))
    .sort(
      (a, b) =>
        Number(b.current) - Number(a.current) || b.lastActiveAt.localeCompare(a.lastActiveAt),
    );
}
