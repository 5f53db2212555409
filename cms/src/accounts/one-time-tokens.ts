import type { Core } from "@strapi/strapi";
import { createHash, randomBytes } from "node:crypto";

const UID = "api::account.account-token";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a token of each kind works. */
export const LIFETIME_MS = {
  /** Confirms an email address. */
  confirmation: 24 * HOUR,
  /** Sets a new password. */
  recovery: HOUR,
  /** Makes another email address that of an account. */
  "email-change": 24 * HOUR,
  /** Stands for the right password while a second factor is asked for. */
  challenge: 10 * MINUTE,
};

export type Purpose = keyof typeof LIFETIME_MS;

/** What a new password makes useless: whoever knew the old one may have asked for it. */
export const ENDED_BY_NEW_PASSWORD: readonly Purpose[] = ["recovery", "challenge", "email-change"];

/** How long an ended token is kept, so that its link can still say what has become of it. */
export const KEEP_MS = 7 * 24 * HOUR;

export interface OneTimeToken {
  id: number;
  account: string;
  attempts: number;
  pending: unknown;
}

interface Row extends Omit<OneTimeToken, "account"> {
  account: string | null;
  expires_at: string;
  used_at: string | null;
}

export type TokenState =
  | { state: "live"; token: OneTimeToken }
  | { state: "used" | "expired"; token: OneTimeToken }
  | { state: "unknown" };

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * Makes a token of 256 random bits; only its hash is stored.
 *
 * @param account the documentId of the account, or null to do the same work for nobody
 * @param pending what is to happen when the token is used
 */
export async function issueToken(
  strapi: Core.Strapi,
  purpose: Purpose,
  account: string | null,
  pending: unknown = null,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const query = strapi.db.query(UID);
  const now = Date.now();
  await query.deleteMany({ where: { expires_at: { $lt: new Date(now - KEEP_MS) } } });
  await query.create({
    data: {
      purpose,
      hash: hashOf(token),
      account,
      expires_at: new Date(now + LIFETIME_MS[purpose]),
      attempts: 0,
      pending,
    },
  });
  return token;
}

/** Finds a token and says what has become of it. Changes nothing. */
export async function readToken(
  strapi: Core.Strapi,
  purpose: Purpose,
  token: string,
): Promise<TokenState> {
  const where = { purpose, hash: hashOf(token) };
  const row = (await strapi.db.query(UID).findOne({ where })) as Row | null;
  if (row === null || row.account === null) return { state: "unknown" };
  const found = { id: row.id, account: row.account, attempts: row.attempts, pending: row.pending };
  if (row.used_at !== null) return { state: "used", token: found };
  const expired = new Date(row.expires_at).getTime() <= Date.now();
  return { state: expired ? "expired" : "live", token: found };
}

/** Whether an account has a token, used or not, that worked after this moment or still does. */
export async function hasToken(
  strapi: Core.Strapi,
  account: string,
  since: Date,
): Promise<boolean> {
  const where = { account, expires_at: { $gt: since } };
  return (await strapi.db.query(UID).count({ where })) > 0;
}

/** The newest token of an account that still works. */
export async function findLiveToken(
  strapi: Core.Strapi,
  purpose: Purpose,
  account: string,
): Promise<{ pending: unknown; expiresAt: Date } | undefined> {
  const row = (await strapi.db.query(UID).findOne({
    where: { purpose, account, used_at: { $null: true }, expires_at: { $gt: new Date() } },
    orderBy: { id: "desc" },
  })) as Row | null;
  return row === null ? undefined : { pending: row.pending, expiresAt: new Date(row.expires_at) };
}

/** Uses a token up. Of parallel calls exactly one gets true. */
export async function claimToken(strapi: Core.Strapi, id: number): Promise<boolean> {
  const { count } = await strapi.db.query(UID).updateMany({
    where: { id, used_at: { $null: true } },
    data: { used_at: new Date(), pending: null },
  });
  return count === 1;
}

export async function countTokenAttempt(strapi: Core.Strapi, token: OneTimeToken): Promise<void> {
  const attempts = token.attempts + 1;
  await strapi.db.query(UID).update({ where: { id: token.id }, data: { attempts } });
}

/** Uses up all tokens of an account that are for these purposes. */
export async function endTokens(
  strapi: Core.Strapi,
  account: string,
  purposes: readonly Purpose[],
): Promise<void> {
  await strapi.db.query(UID).updateMany({
    where: { account, purpose: { $in: purposes }, used_at: { $null: true } },
    data: { used_at: new Date(), pending: null },
  });
}

export async function deleteTokens(strapi: Core.Strapi, account: string): Promise<void> {
  await strapi.db.query(UID).deleteMany({ where: { account } });
}
