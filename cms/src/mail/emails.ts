import { LIFETIME_MS } from "../accounts/one-time-tokens";
import { compose, siteLink, siteName, type Email } from "./compose";

const NOT_YOU = "If this was not you, you do not have to do anything.";

/**
 * To an address that was just registered, or asks for its link again. Says nothing that was typed there: the
 * address may be a stranger's, and a name has room for a message with a link of its own.
 */
export function confirmationEmail(code: string): Email {
  return compose({
    subject: `Confirm your email address for ${siteName()}`,
    paragraphs: [
      "Hello,",
      `An account with this email address was registered at ${siteName()}. Please confirm that the address is yours. The link works once and for 24 hours.`,
    ],
    action: {
      label: "Confirm email address",
      url: siteLink("/confirm-email", { confirmation: code }),
    },
    closing: [`${NOT_YOU} Without the confirmation nobody can use the account.`],
    lifetimeMs: LIFETIME_MS.confirmation,
  });
}

/** To an address that was registered or asked for a link although it has an account. */
export function accountExistsEmail(): Email {
  return compose({
    subject: `You already have an account at ${siteName()}`,
    paragraphs: [
      "Hello,",
      `Somebody tried to register this email address at ${siteName()}, or asked for a new confirmation link. It already has an account, so nothing was changed.`,
      `If it was you, simply sign in. If you do not remember your password, ask for a new one at ${siteLink("/forgot-password")}.`,
    ],
    action: { label: "Sign in", url: siteLink("/login") },
    closing: [NOT_YOU],
  });
}

/** To the owner of an account who forgot the password. */
export function recoveryEmail(code: string): Email {
  return compose({
    subject: `Set a new password for ${siteName()}`,
    paragraphs: [
      "Hello,",
      `Somebody asked for a new password for your account at ${siteName()}. With this link you can choose one. It works once and for one hour.`,
    ],
    action: { label: "Choose a new password", url: siteLink("/reset-password", { code }) },
    closing: [`${NOT_YOU} Your password stays as it is.`],
    lifetimeMs: LIFETIME_MS.recovery,
  });
}

function notice(subject: string, what: string): Email {
  return compose({
    subject,
    paragraphs: ["Hello,", what],
    action: { label: "Choose a new password", url: siteLink("/forgot-password") },
    closing: [
      "If this was you, you do not have to do anything. If it was not, choose a new password at once: that ends all sessions.",
    ],
    reason: "you have an account there",
  });
}

/** After a change or a reset of the password. */
export function passwordChangedEmail(): Email {
  return notice(
    `Your password for ${siteName()} was changed`,
    `The password of your account at ${siteName()} was just changed, and all other sessions were ended.`,
  );
}

/** To the address that an account is to have from now on. */
export function emailChangeEmail(code: string): Email {
  return compose({
    subject: `Confirm your new email address for ${siteName()}`,
    paragraphs: [
      "Hello,",
      `You want to use this email address for your account at ${siteName()} from now on. Please confirm that it is yours. The link works once and for 24 hours.`,
    ],
    action: {
      label: "Confirm the new address",
      url: siteLink("/admin/settings/email", { code }),
    },
    closing: [`${NOT_YOU} Without the confirmation the account keeps its address.`],
    lifetimeMs: LIFETIME_MS["email-change"],
  });
}

/** To the present address of an account that asks for another one. */
export function emailChangeRequestedEmail(newEmail: string): Email {
  return notice(
    `Another email address for your account at ${siteName()}`,
    `Somebody who knows your password asked to use ${newEmail} for your account at ${siteName()}. Nothing changes before the link that was sent there is used.`,
  );
}

/** To the former address of an account after the change. */
export function emailChangedEmail(newEmail: string): Email {
  return compose({
    subject: `Your email address for ${siteName()} was changed`,
    paragraphs: [
      "Hello,",
      `Your account at ${siteName()} uses ${newEmail} from now on. You sign in with it, and emails about the account go there.`,
    ],
    closing: [
      "If this was you, you do not have to do anything. If it was not, ask whoever runs the server of the site for help at once: this address cannot be used for a new password any more.",
    ],
    reason: "you had an account there with this email address",
  });
}

/** After two-step sign-in was switched on or off. */
export function secondFactorEmail(enabled: boolean): Email {
  const state = enabled ? "on" : "off";
  return notice(
    `Two-step sign-in for ${siteName()} was switched ${state}`,
    `Two-step sign-in for your account at ${siteName()} was just switched ${state}.`,
  );
}

/** After the recovery codes were replaced. */
export function recoveryCodesRenewedEmail(): Email {
  return notice(
    `New recovery codes for ${siteName()}`,
    `The recovery codes of your account at ${siteName()} were just replaced. The old ones no longer work.`,
  );
}

/** After a sign-in with a recovery code. */
export function recoveryCodeUsedEmail(left: number): Email {
  return notice(
    `A recovery code for ${siteName()} was used`,
    `Somebody just signed in to your account at ${siteName()} with your password and one of your recovery codes. Recovery codes left: ${left}.`,
  );
}
