import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { answerData } from "../cms/answer-data.server";
import { CmsError, callCms } from "../cms/cms.server";
import { env } from "../env.server";
import { seal, unseal } from "./seal.server";
import type { ClientInfo } from "../http/client-info.server";

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
/** A token this close to its end is refreshed before it is used. */
const LEEWAY_SECONDS = 30;
const KEEP_FLIGHT_MS = 60_000;
const BACK_OFF_MS = [200, 400, 800];
const CONFLICT = 409;
const RETRYABLE = new Set([0, 502, 503, 504]);

const profileSchema = z.object({
  id: z.string(),
  /** An account that was made in the panel may have none. */
  full_name: z
    .string()
    .nullable()
    .transform((name) => name ?? ""),
  email: z.string(),
  is_admin: z.boolean(),
});
const tokensSchema = z.object({ jwt: z.string(), refreshToken: z.string() });
const sessionSchema = tokensSchema.extend({ profile: profileSchema });

export type Profile = z.infer<typeof profileSchema>;
export type Tokens = z.infer<typeof tokensSchema>;
/** What the cookie holds: the cms's tokens, and the profile as it last was. */
export type Session = z.infer<typeof sessionSchema>;

const cookie = createCookie("__session", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: MAX_AGE_SECONDS,
  secrets: [env.SESSION_SECRET],
  secure: env.SITE_URL.startsWith("https:"),
});

/** The session of the request, or null: no cookie, or one that was not made here. */
export async function readSession(request: Request): Promise<Session | null> {
  const sealed: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof sealed !== "string") return null;
  const parsed = sessionSchema.safeParse(unseal(sealed, env.SESSION_SECRET));
  return parsed.success ? parsed.data : null;
}

/** The `Set-Cookie` value that keeps the session in the browser. */
export function commitSession(session: Session): Promise<string> {
  return cookie.serialize(seal(session, env.SESSION_SECRET));
}

/** The `Set-Cookie` value that makes the browser forget the session. */
export function forgetSession(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/** The tokens in an answer of the cms's account calls. */
export function parseTokens(body: unknown): Tokens {
  return tokensSchema.parse(body);
}

/** The user behind an access token (contract §3, `/api/profile`). */
export async function readProfile(call: () => Promise<unknown>): Promise<Profile> {
  return answerData(profileSchema, await call());
}

/** True when the access token ends within half a minute, or cannot be read. */
export function isExpiring(jwt: string, now = Date.now()): boolean {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString("utf8"),
    );
    const { exp } = z.object({ exp: z.number() }).parse(claims);
    return exp - LEEWAY_SECONDS < now / 1000;
  } catch {
    return true;
  }
}

const flights = new Map<string, Promise<Tokens | null>>();

/**
 * New tokens for old ones. Refresh tokens work once, so all requests that hold the same old one
 * share one call, and its result is kept for a minute for those that come late: parallel loaders,
 * other tabs, and the loaders that run after an action. Another process of web that holds the same
 * old token gets the same new ones from the cms (docs/decisions/0018).
 * @returns null when the cms says that the session is over
 * @throws CmsError when the cms gives no verdict after three retries; the session may live on
 */
export function refreshTokens(refreshToken: string, client?: ClientInfo): Promise<Tokens | null> {
  const key = flightKey(refreshToken);
  const known = flights.get(key);
  if (known) return known;
  const flight = refreshWithBackOff(refreshToken, client);
  flights.set(key, flight);
  flight.then(
    () => setTimeout(() => flights.delete(key), KEEP_FLIGHT_MS).unref(),
    () => flights.delete(key),
  );
  return flight;
}

/**
 * The newest tokens of a session whose cookie may be a step behind: another request may have
 * refreshed them a moment ago.
 */
export async function latestTokens(tokens: Tokens): Promise<Tokens> {
  const flight = flights.get(flightKey(tokens.refreshToken));
  return (await flight?.catch(() => null)) ?? tokens;
}

function flightKey(refreshToken: string): string {
  return createHash("sha256").update(refreshToken).digest("base64url");
}

async function refreshWithBackOff(
  refreshToken: string,
  client: ClientInfo | undefined,
): Promise<Tokens | null> {
  for (const pause of [...BACK_OFF_MS, null]) {
    try {
      const call = { method: "POST", path: "/api/auth/refresh", body: { refreshToken } } as const;
      return parseTokens(await callCms(call, { client }));
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      // Exchanged a moment ago, so the session goes on: the browser has the new tokens, or gets them.
      if (error.status === CONFLICT) throw new CmsError(503, error.message);
      if (!RETRYABLE.has(error.status)) {
        if (error.isOutage || error.status === 429) throw error;
        return null;
      }
      if (pause === null) throw error;
      await sleep(pause);
    }
  }
  return null;
}
