import QRCode from "qrcode";
import { z } from "zod";
import { aboutPageInput } from "~/entities/about-page/input";
import { saveAboutPage } from "~/entities/about-page/store.server";
import { texts as aboutTexts } from "~/entities/about-page/texts";
import { requestEmailChange, withdrawEmailChange } from "~/entities/account/email-change.server";
import {
  codeInput,
  emailChangeInput,
  ownPasswordInput,
  passwordInput,
  profileInput,
} from "~/entities/account/input";
import {
  changePassword,
  disableSecondFactor,
  enrolSecondFactor,
  listDevices,
  renameProfile,
  renewRecoveryCodes,
  setRegistrationOpen,
  signOutDevice,
  verifySecondFactor,
} from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import type { AuthenticatedUser } from "~/lib/auth/guard.server";
import { expectedVersion, splitRecord, versionFields } from "~/lib/cms/document";
import { type Toast, success } from "~/lib/toast/toast";

/** What the screen can ask for, one shape per intent. */
export const command = z.discriminatedUnion("intent", [
  aboutPageInput.extend({ intent: z.literal("about"), ...versionFields }),
  profileInput.extend({ intent: z.literal("rename"), ...versionFields }),
  passwordInput.safeExtend({ intent: z.literal("change-password") }),
  emailChangeInput.extend({ intent: z.literal("change-email") }),
  z.object({ intent: z.literal("withdraw-email") }),
  ownPasswordInput.extend({ intent: z.literal("enrol") }),
  codeInput.extend({ intent: z.literal("verify") }),
  ownPasswordInput.extend({ intent: z.literal("renew-codes") }),
  ownPasswordInput.extend({ intent: z.literal("disable") }),
  z.object({ intent: z.literal("sign-out-device"), id: z.string() }),
  z.object({ intent: z.literal("sign-out-others") }),
  z.object({ intent: z.literal("set-registration"), open: z.enum(["true", "false"]) }),
]);

export type Command = z.infer<typeof command>;

/** What a command answers. */
export interface Outcome {
  toast?: Toast;
  /** Which state of the about page is saved now. */
  version?: string;
  /** To be scanned or typed into the authenticator app. */
  enrolment?: { secret: string; qrCode: string };
  /** Shown once. */
  recoveryCodes?: string[];
}

const { settings, secondFactor, emailChange } = texts;

/** The words for a rejection that has none of its own. */
export function failureText({ intent }: Command): string {
  switch (intent) {
    case "about":
      return aboutTexts.admin.saveFailed;
    case "rename":
      return settings.profileFailed;
    case "change-password":
      return settings.passwordFailed;
    case "change-email":
    case "withdraw-email":
      return emailChange.failed;
    case "enrol":
    case "verify":
    case "renew-codes":
    case "disable":
      return secondFactor.failed;
    case "sign-out-device":
    case "sign-out-others":
    case "set-registration":
      return settings.failed;
  }
}

/**
 * Carries out a command.
 * @throws CmsError when the cms rejects the request
 */
export async function carryOut(owner: AuthenticatedUser, asked: Command): Promise<Outcome> {
  const { cms } = owner;
  switch (asked.intent) {
    case "about": {
      const { intent: _, version, overwrite, ...page } = asked;
      const saved = await saveAboutPage(cms, page, expectedVersion({ version, overwrite }));
      return { version: saved, toast: success(aboutTexts.admin.saved) };
    }
    case "rename": {
      const { version } = splitRecord(asked);
      await renameProfile(cms, asked.full_name, version);
      return { toast: success(settings.profileUpdated) };
    }
    case "change-password": {
      const { intent: _, ...change } = asked;
      owner.replaceTokens(await changePassword(cms, change));
      return { toast: success(settings.passwordUpdated) };
    }
    case "change-email": {
      const { email, currentPassword } = asked;
      await requestEmailChange(cms, { email, currentPassword });
      return { toast: success(emailChange.sent(email)) };
    }
    case "withdraw-email":
      await withdrawEmailChange(cms);
      return { toast: success(emailChange.withdrawn) };
    case "enrol": {
      const { secret, uri } = await enrolSecondFactor(cms, asked.currentPassword);
      const qrCode = await QRCode.toDataURL(uri, { margin: 2, width: 240 });
      return { enrolment: { secret, qrCode } };
    }
    case "verify": {
      const recoveryCodes = await verifySecondFactor(cms, asked.code);
      return { recoveryCodes, toast: success(secondFactor.on) };
    }
    case "renew-codes": {
      const recoveryCodes = await renewRecoveryCodes(cms, asked.currentPassword);
      return { recoveryCodes, toast: success(secondFactor.renewed) };
    }
    case "disable":
      await disableSecondFactor(cms, asked.currentPassword);
      return { toast: success(secondFactor.off) };
    case "sign-out-device":
      await signOutDevice(cms, asked.id);
      return { toast: success(settings.deviceSignedOut) };
    case "sign-out-others":
      await signOutOthers(owner);
      return { toast: success(settings.othersSignedOut) };
    case "set-registration": {
      const isOpen = asked.open === "true";
      await setRegistrationOpen(cms, isOpen);
      const text = isOpen ? settings.registrationOpened : settings.registrationClosed;
      return { toast: success(text) };
    }
  }
}

/** The scope "others" of public spec §7. */
async function signOutOthers({ cms }: AuthenticatedUser): Promise<void> {
  const others = (await listDevices(cms)).filter(({ isCurrent }) => !isCurrent);
  await Promise.all(others.map(({ id }) => signOutDevice(cms, id)));
}
