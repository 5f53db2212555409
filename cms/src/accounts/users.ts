import type { Core } from "@strapi/strapi";
import { randomBytes } from "node:crypto";
import { lockInTransaction } from "../database/advisory-lock";

export const USER_UID = "plugin::users-permissions.user";
const ROLE_UID = "plugin::users-permissions.role";

/** An account, with what never leaves the cms. */
export interface User {
  id: number;
  documentId: string;
  username: string;
  email: string;
  full_name: string | null;
  /** A bcrypt hash. */
  password: string | null;
  confirmed: boolean | null;
  blocked: boolean | null;
}

interface AuthState {
  state: { auth?: unknown };
}

export function findByEmail(strapi: Core.Strapi, email: string): Promise<User | null> {
  return strapi.db.query(USER_UID).findOne({ where: { email: email.toLowerCase() } });
}

export function findById(strapi: Core.Strapi, id: number): Promise<User | null> {
  return strapi.db.query(USER_UID).findOne({ where: { id } });
}

export function findByDocumentId(strapi: Core.Strapi, documentId: string): Promise<User | null> {
  return strapi.db.query(USER_UID).findOne({ where: { documentId } });
}

/** What the account itself may see of an account: no private attribute. */
export function visibleUser(strapi: Core.Strapi, ctx: AuthState, user: User): Promise<unknown> {
  const { auth } = ctx.state;
  return strapi.contentAPI.sanitize.output(user, strapi.getModel(USER_UID), { auth });
}

/**
 * Does work on an account while nobody else changes its password, its sessions or its second
 * factor. Without it a sign-in or a refresh that is under way would survive a sign-out.
 */
export async function withAccountLock<T>(
  strapi: Core.Strapi,
  userId: number,
  work: () => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async () => {
    await lockInTransaction(strapi, `account ${userId}`);
    return work();
  });
}

/** Whether a registration has made the handle; in the panel it is typed. */
export function isHandle(username: string): boolean {
  return /^u_[0-9a-f]{12}$/.test(username);
}

/** A new account that still has to be confirmed. The handle says nothing about its owner. */
export async function createUnconfirmed(
  strapi: Core.Strapi,
  data: { email: string; full_name: string; passwordHash: string },
): Promise<User> {
  const { email, full_name, passwordHash } = data;
  const where = { type: "authenticated" };
  const role = (await strapi.db.query(ROLE_UID).findOne({ where })) as { id: number } | null;
  const created: unknown = await strapi.db.query(USER_UID).create({
    data: {
      username: `u_${randomBytes(6).toString("hex")}`,
      email,
      full_name,
      password: passwordHash,
      provider: "local",
      confirmed: false,
      blocked: false,
      role: role?.id,
      publishedAt: new Date(),
    },
  });
  return created as User;
}

/** Changes an account below the document service, which would hash a hash again. */
export async function updateUser(
  strapi: Core.Strapi,
  id: number,
  data: Partial<Omit<User, "id" | "documentId">>,
): Promise<void> {
  await strapi.db.query(USER_UID).update({ where: { id }, data });
}
