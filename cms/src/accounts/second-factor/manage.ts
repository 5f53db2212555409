import type { Core } from "@strapi/strapi";
import { generateSecret, generateURI } from "otplib";
import { settings } from "../../settings";
import { endPanelSessions } from "../panel/linked-admin";
import { requestError, wrongInput } from "../request-error";
import { endOtherSessions } from "../sessions";
import { withAccountLock, type User } from "../users";
import { checkAppCode } from "./check-code";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes";
import {
  deleteFactor,
  enabledFactor,
  findFactor,
  putEnrolment,
  showInPanel,
  updateFactor,
} from "./store";
import { sealSecret } from "./vault";

const NOT_ON = "Two-step sign-in is not switched on";

/** Where an account stands. */
export async function factorStatus(strapi: Core.Strapi, user: User) {
  const factor = await enabledFactor(strapi, user.documentId);
  return {
    enabled: factor !== undefined,
    recovery_codes_left: factor?.recovery_codes?.length ?? 0,
  };
}

/**
 * Makes a secret for an authenticator app, which counts only once a code has proved that the app
 * has it. A second call replaces the secret of the first.
 */
export async function enrol(
  strapi: Core.Strapi,
  user: User,
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  await withAccountLock(strapi, user.id, async () => {
    if ((await enabledFactor(strapi, user.documentId)) !== undefined) {
      throw requestError("Two-step sign-in is already switched on");
    }
    await putEnrolment(strapi, user.documentId, sealSecret(secret, user.documentId));
  });
  const issuer = new URL(settings.siteUrl).host;
  return { secret, uri: generateURI({ issuer, label: user.email, secret }) };
}

function freshCodes(account: string): { codes: string[]; hashes: string[] } {
  const codes = newRecoveryCodes();
  return { codes, hashes: codes.map((code) => recoveryCodeHash(account, code)) };
}

/**
 * Switches the second factor on. Other sessions, which did without it, end.
 *
 * @param session the id of the session that goes on
 * @returns the recovery codes, which are shown this once
 */
export function switchOn(
  strapi: Core.Strapi,
  user: User,
  code: string,
  session: string,
): Promise<string[]> {
  const account = user.documentId;
  return withAccountLock(strapi, user.id, async () => {
    const factor = await findFactor(strapi, account);
    if (factor === null || factor.enabled_at !== null) {
      throw requestError("Please set up two-step sign-in anew", "enrol");
    }
    if (!(await checkAppCode(strapi, factor, code))) {
      throw wrongInput("This code is not correct", "code");
    }
    const { codes, hashes } = freshCodes(account);
    const enabled_at = new Date().toISOString();
    await updateFactor(strapi, factor.id, { enabled_at, recovery_codes: hashes });
    await showInPanel(strapi, account, true);
    await endOtherSessions(strapi, user.id, session);
    await endPanelSessions(strapi, user);
    return codes;
  });
}

/** New recovery codes in place of the old ones. */
export function renewRecoveryCodes(strapi: Core.Strapi, user: User): Promise<string[]> {
  return withAccountLock(strapi, user.id, async () => {
    const factor = await enabledFactor(strapi, user.documentId);
    if (factor === undefined) throw requestError(NOT_ON);
    const { codes, hashes } = freshCodes(user.documentId);
    await updateFactor(strapi, factor.id, { recovery_codes: hashes });
    return codes;
  });
}

export function switchOff(strapi: Core.Strapi, user: User): Promise<void> {
  return withAccountLock(strapi, user.id, async () => {
    if ((await enabledFactor(strapi, user.documentId)) === undefined) throw requestError(NOT_ON);
    await deleteFactor(strapi, user.documentId);
    await showInPanel(strapi, user.documentId, false);
  });
}
