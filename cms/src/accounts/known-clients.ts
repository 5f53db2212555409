import type { Core } from "@strapi/strapi";
import { keyedHash } from "./derived-key";

/** Its name in the database is older than its name here. */
const UID = "api::account.known-place";

/** An address that was not signed in from for so long may belong to somebody else by now. */
const FORGET_AFTER_MS = 180 * 24 * 60 * 60 * 1000;

/** Written at most this often per client. */
const REFRESH_AFTER_MS = 24 * 60 * 60 * 1000;

interface KnownClient {
  id: number;
  last_used: string;
}

/** Neither the address nor the account can be read from it. */
function hashOf(email: string, client: string): string {
  return keyedHash("known place", `${email}|${client}`);
}

/** Whether somebody has signed in to the account of this email address from this client. */
export async function isKnownClient(
  strapi: Core.Strapi,
  email: string,
  client: string,
): Promise<boolean> {
  const since = new Date(Date.now() - FORGET_AFTER_MS);
  const where = { place: hashOf(email, client), last_used: { $gt: since } };
  return (await strapi.db.query(UID).count({ where })) > 0;
}

/** Remembers a sign-in. */
export async function rememberClient(
  strapi: Core.Strapi,
  user: { email: string; documentId: string },
  client: string,
): Promise<void> {
  const query = strapi.db.query(UID);
  const place = hashOf(user.email, client);
  const now = Date.now();
  const known = (await query.findOne({ where: { place } })) as KnownClient | null;
  if (known === null) {
    await query.deleteMany({ where: { last_used: { $lt: new Date(now - FORGET_AFTER_MS) } } });
    await query.create({ data: { place, account: user.documentId, last_used: new Date(now) } });
  } else if (now - new Date(known.last_used).getTime() > REFRESH_AFTER_MS) {
    await query.update({ where: { id: known.id }, data: { last_used: new Date(now) } });
  }
}

/** Whether anybody has signed in to an account, as far as that is remembered. */
export async function hasSignedIn(strapi: Core.Strapi, account: string): Promise<boolean> {
  return (await strapi.db.query(UID).count({ where: { account } })) > 0;
}

export async function forgetClients(strapi: Core.Strapi, account: string): Promise<void> {
  await strapi.db.query(UID).deleteMany({ where: { account } });
}
