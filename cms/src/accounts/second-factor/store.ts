import type { Core } from "@strapi/strapi";
import { USER_UID } from "../users";

const UID = "api::account.second-factor";

/** The authenticator app of an account. Counts at sign-in as soon as it is enabled. */
export interface SecondFactor {
  id: number;
  account: string;
  /** Sealed, see vault.ts. */
  secret: string;
  enabled_at: string | null;
  /** The time step of the latest accepted code: none up to here is accepted again. */
  last_step: number;
  /** Hashes of the codes that are left. */
  recovery_codes: string[] | null;
}

export function findFactor(strapi: Core.Strapi, account: string): Promise<SecondFactor | null> {
  return strapi.db.query(UID).findOne({ where: { account } });
}

/** The second factor that a sign-in has to pass, or nothing. */
export async function enabledFactor(
  strapi: Core.Strapi,
  account: string,
): Promise<SecondFactor | undefined> {
  const factor = await findFactor(strapi, account);
  return factor === null || factor.enabled_at === null ? undefined : factor;
}

/** Stores a new secret that is not in force yet, in place of an earlier one. */
export async function putEnrolment(
  strapi: Core.Strapi,
  account: string,
  secret: string,
): Promise<void> {
  const query = strapi.db.query(UID);
  await query.deleteMany({ where: { account } });
  await query.create({ data: { account, secret, last_step: 0, enabled_at: null } });
}

export async function updateFactor(
  strapi: Core.Strapi,
  id: number,
  data: Partial<Pick<SecondFactor, "enabled_at" | "last_step" | "recovery_codes">>,
): Promise<void> {
  await strapi.db.query(UID).update({ where: { id }, data });
}

export async function deleteFactor(strapi: Core.Strapi, account: string): Promise<void> {
  await strapi.db.query(UID).deleteMany({ where: { account } });
}

/** The switch in Strapi's panel shows whether there is one; see user-lifecycle.ts. */
export async function showInPanel(
  strapi: Core.Strapi,
  account: string,
  enabled: boolean,
): Promise<void> {
  await strapi.db.query(USER_UID).update({
    where: { documentId: account },
    data: { second_factor_enabled: enabled },
  });
}
