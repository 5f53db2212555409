import type { Core } from "@strapi/strapi";
import { isRecord } from "../documents/types";

const KEY = "advanced";

function store(strapi: Core.Strapi) {
  return strapi.store({ type: "plugin", name: "users-permissions" });
}

/** Strapi's own account settings, which its panel shows too. */
export async function readAccountSettings(strapi: Core.Strapi): Promise<Record<string, unknown>> {
  const stored: unknown = await store(strapi).get({ key: KEY });
  return isRecord(stored) ? stored : {};
}

export async function writeAccountSettings(
  strapi: Core.Strapi,
  changes: Record<string, unknown>,
): Promise<void> {
  const value = { ...(await readAccountSettings(strapi)), ...changes };
  await store(strapi).set({ key: KEY, value });
}

/** Whether visitors may register. The same switch as "Enable sign-ups" in Strapi's panel. */
export async function isRegistrationOpen(strapi: Core.Strapi): Promise<boolean> {
  return (await readAccountSettings(strapi)).allow_register === true;
}

export function setRegistrationOpen(strapi: Core.Strapi, open: boolean): Promise<void> {
  return writeAccountSettings(strapi, { allow_register: open });
}
