import type { Core } from "@strapi/strapi";

/** What is used of the service of Strapi's plugin. */
interface Hashing {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
  validatePassword(password: string, hash: string): Promise<boolean>;
}

function hashing(strapi: Core.Strapi): Hashing {
  return strapi.service("plugin::users-permissions.user") as unknown as Hashing;
}

/** Nobody's password: what is compared when there is no account, so that it takes as long. */
let nobodys: Promise<string> | undefined;

/** The bcrypt hash of a password, at the cost that Strapi uses for accounts. */
export async function hashPassword(strapi: Core.Strapi, password: string): Promise<string> {
  return (await hashing(strapi).ensureHashedPasswords({ password })).password;
}

/**
 * Compares a password with a hash. Takes the same time when there is no hash, and then says no.
 */
export async function isPassword(
  strapi: Core.Strapi,
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  nobodys ??= hashPassword(strapi, "the password of nobody");
  const known = typeof hash === "string" && hash !== "";
  const same = await hashing(strapi).validatePassword(password, known ? hash : await nobodys);
  return known && same;
}
