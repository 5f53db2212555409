import type { Core } from "@strapi/strapi";

interface AdvancedSettings {
  [key: string]: unknown;
}

/**
 * How accounts are made and confirmed. Set on each start, so that a click in the panel cannot
 * leave the site in a state that the website does not know.
 */
export async function applyAccountSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  const present = (await store.get({ key: "advanced" })) as AdvancedSettings | null;
  await store.set({
    key: "advanced",
    value: {
      ...present,
      unique_email: true,
      allow_register: true,
      default_role: "authenticated",
    },
  });
}
