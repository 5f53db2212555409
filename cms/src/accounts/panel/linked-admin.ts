import type { Core } from "@strapi/strapi";
import { USER_UID, type User } from "../users";

export const ADMIN_UID = "admin::user";

/** A user of Strapi's panel. */
export interface PanelAdmin {
  id: number;
  email: string;
  /** A bcrypt hash. */
  password: string | null;
  isActive: boolean | null;
}

function manager(strapi: Core.Strapi) {
  return strapi.sessionManager("admin");
}

export function findAdmin(strapi: Core.Strapi, email: string): Promise<PanelAdmin | null> {
  return strapi.db.query(ADMIN_UID).findOne({ where: { email: { $eqi: email } } });
}

export function findAdminById(strapi: Core.Strapi, id: unknown): Promise<PanelAdmin | null> {
  return strapi.db.query(ADMIN_UID).findOne({ where: { id } });
}

/**
 * The owner's account of a panel user: the one with the same email address. Its password and its
 * second factor are the panel user's too (docs/decisions/0018). A visitor's account is never
 * linked: registering must not change who gets into the panel.
 */
export function linkedAccount(strapi: Core.Strapi, email: string): Promise<User | null> {
  const where = { email: email.toLowerCase(), role: { type: "owner" } };
  return strapi.db.query(USER_UID).findOne({ where });
}

/** Ends all sessions in the panel of the user that is linked to an account. */
export async function endPanelSessions(strapi: Core.Strapi, user: User): Promise<void> {
  const account = await linkedAccount(strapi, user.email);
  const admin = account?.id === user.id ? await findAdmin(strapi, user.email) : null;
  if (admin !== null) await manager(strapi).invalidateRefreshToken(String(admin.id));
}

/**
 * Follows a new password of an account: the linked panel user's sessions end, and so does its
 * earlier password, which would count again if the link went away.
 *
 * @param hash the bcrypt hash of the new password
 */
export async function followPassword(
  strapi: Core.Strapi,
  user: User,
  hash: string | null,
): Promise<void> {
  const account = await linkedAccount(strapi, user.email);
  const admin = account?.id === user.id ? await findAdmin(strapi, user.email) : null;
  if (admin === null) return;
  const data = { password: hash, resetPasswordToken: null, resetPasswordTokenExpiresAt: null };
  await strapi.db.query(ADMIN_UID).update({ where: { id: admin.id }, data });
  await manager(strapi).invalidateRefreshToken(String(admin.id));
}

/**
 * Follows a new email address of an account, so that the panel user stays linked. A panel user that
 * has the new address already is linked from now on, unless that would leave the present one behind
 * with the account's password and without its second factor.
 *
 * @param user the account as it was before
 * @returns whether the account may have the address; where not, nothing has changed
 */
export async function followEmail(
  strapi: Core.Strapi,
  user: User,
  email: string,
): Promise<boolean> {
  const account = await linkedAccount(strapi, user.email);
  if (account?.id !== user.id) return true;
  const admin = await findAdmin(strapi, user.email);
  const other = await findAdmin(strapi, email);
  if (other !== null) return admin === null || admin.id === other.id;
  if (admin !== null) {
    const data = { email, resetPasswordToken: null, resetPasswordTokenExpiresAt: null };
    await strapi.db.query(ADMIN_UID).update({ where: { id: admin.id }, data });
  }
  return true;
}

export async function endSessionsOf(strapi: Core.Strapi, admin: { id: number }): Promise<void> {
  await manager(strapi).invalidateRefreshToken(String(admin.id));
}
