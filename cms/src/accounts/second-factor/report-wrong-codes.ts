import type { Core } from "@strapi/strapi";
import { compose, siteLink, siteName, type Email } from "../../mail/compose";
import { deliver } from "../../mail/deliver";
import { isAlarmingCode } from "../limits";

function wrongCodesEmail(): Email {
  return compose({
    subject: `Many wrong codes for your account at ${siteName()}`,
    paragraphs: [
      "Hello,",
      `somebody who knows your password has entered 20 wrong codes for two-step sign-in to your account at ${siteName()} within a day. Two-step sign-in has kept them out.`,
    ],
    action: { label: "Choose a new password", url: siteLink("/forgot-password") },
    closing: [
      "If this was not you, choose a new password at once: that ends the attempts and all sessions.",
    ],
  });
}

/** Counts a wrong code of the second factor and tells the account's owner when there are many. */
export async function reportWrongCode(strapi: Core.Strapi, email: string): Promise<void> {
  if (await isAlarmingCode(email)) deliver(strapi, email, wrongCodesEmail());
}
