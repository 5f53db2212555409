import type { Core } from "@strapi/strapi";
import { verifySync } from "otplib";
import { recoveryCodeHash } from "./recovery-codes";
import { updateFactor, type SecondFactor } from "./store";
import { openSecret } from "./vault";

/** A phone's clock may be this far off. */
const TOLERANCE_SECONDS = 30;

/** How many recovery codes are left when one was used. */
export type CodeVerdict = { accepted: false } | { accepted: true; recoveryCodesLeft?: number };

const REJECTED: CodeVerdict = { accepted: false };

function readSecret(strapi: Core.Strapi, factor: SecondFactor): string | undefined {
  try {
    return openSecret(factor.secret, factor.account);
  } catch {
    strapi.log.error(
      "The key of two-step sign-in of an account cannot be read. Was ENCRYPTION_KEY changed? It can be switched off for the account in the panel.",
    );
    return undefined;
  }
}

/**
 * Checks the six digits of an authenticator app and keeps them from being used again. To be called
 * under the account's lock.
 */
export async function checkAppCode(
  strapi: Core.Strapi,
  factor: SecondFactor,
  code: string,
): Promise<boolean> {
  const token = code.replace(/[\s-]/g, "");
  const secret = /^\d{6}$/.test(token) ? readSecret(strapi, factor) : undefined;
  if (secret === undefined) return false;
  const result = verifySync({
    secret,
    token,
    epochTolerance: TOLERANCE_SECONDS,
    afterTimeStep: factor.last_step,
  });
  if (!result.valid || !("timeStep" in result)) return false;
  await updateFactor(strapi, factor.id, { last_step: result.timeStep });
  return true;
}

/** Checks a code of the app or a recovery code, and uses it up. Under the account's lock. */
export async function checkCode(
  strapi: Core.Strapi,
  factor: SecondFactor,
  code: string,
): Promise<CodeVerdict> {
  if (await checkAppCode(strapi, factor, code)) return { accepted: true };
  const hash = recoveryCodeHash(factor.account, code);
  const codes = factor.recovery_codes ?? [];
  if (!codes.includes(hash)) return REJECTED;
  const left = codes.filter((stored) => stored !== hash);
  await updateFactor(strapi, factor.id, { recovery_codes: left });
  return { accepted: true, recoveryCodesLeft: left.length };
}
