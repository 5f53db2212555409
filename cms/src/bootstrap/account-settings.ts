import type { Core } from "@strapi/strapi";
import { writeAccountSettings } from "../accounts/registration-setting";
import { settings } from "../settings";

/**
 * How accounts are made and confirmed. Set on each start, so that a click in the panel cannot
 * leave the site in a state that the website does not know. Only whether visitors may register is
 * the owner's to decide: the first start opens registration on a demo and closes it elsewhere.
 */
export async function applyAccountSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "api", name: "account" });
  const decided = (await store.get({ key: "registration_decided" })) === true;
  await writeAccountSettings(strapi, {
    unique_email: true,
    email_confirmation: true,
    email_confirmation_redirection: `${settings.siteUrl}/confirm-email`,
    email_reset_password: `${settings.siteUrl}/reset-password`,
    default_role: "authenticated",
    ...(!decided && { allow_register: settings.demoContent }),
  });
  if (!decided) await store.set({ key: "registration_decided", value: true });
}
