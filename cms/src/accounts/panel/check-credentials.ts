import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { noteRefusedSignIn, noteSignIn } from "../../revisions/sign-in-events";
import { clientOf, type RequestContext } from "../client";
import { isKnownClient, rememberClient } from "../known-clients";
import { countCode, countSignIn } from "../limits";
import { isPassword } from "../passwords";
import { checkAppCode } from "../second-factor/check-code";
import { reportWrongCode } from "../second-factor/report-wrong-codes";
import { enabledFactor } from "../second-factor/store";
import { withAccountLock, type User } from "../users";
import { findAdmin, linkedAccount, type PanelAdmin } from "./linked-admin";

const INVALID = "Invalid credentials";
const CODE_MISSING =
  "Two-step sign-in is on: type the six digits that your authenticator app shows right after your password.";
const CODE_WRONG =
  "The password is correct, but the six-digit code is not. Please type the code that your authenticator app shows now.";

/** What Strapi's sign-in expects: an error, the user, or why there is none. */
type Verdict = [error: null, user: PanelAdmin | false, info?: { message: string }];

function no(message: string): Verdict {
  return [null, false, { message }];
}

/** The request of a sign-in, as far as limits need to know. */
export type SignInContext = RequestContext & { set(header: string, value: string): void };

/** What was typed: a password, or a password with a code of the app behind it. */
interface Typed {
  /** The whole text is the password. */
  whole: boolean;
  /** The text before six digits is the password. */
  beforeCode: boolean;
  code: string;
}

/** Compares both ways whoever asks, so that the time tells nothing about the account. */
async function compare(
  strapi: Core.Strapi,
  text: string,
  hash: string | null | undefined,
): Promise<Typed> {
  const [, password, code = ""] = /^(.+?)\s?(\d{6})$/su.exec(text) ?? [];
  const whole = await isPassword(strapi, text, hash);
  const beforeCode = password !== undefined && (await isPassword(strapi, password, hash));
  return { whole, beforeCode, code };
}

async function passesCode(strapi: Core.Strapi, account: User, code: string): Promise<boolean> {
  return withAccountLock(strapi, account.id, async () => {
    const factor = await enabledFactor(strapi, account.documentId);
    return factor === undefined || (await checkAppCode(strapi, factor, code));
  });
}

async function judge(
  strapi: Core.Strapi,
  ctx: SignInContext,
  email: string,
  text: string,
): Promise<{ verdict: Verdict; account: User | null }> {
  const origin = clientOf(ctx);
  const { key: client, network } = origin;
  const known = await isKnownClient(strapi, email, client);
  const subject = { account: email, client, network, known };
  const attempt = await countSignIn(ctx, subject);
  const admin = await findAdmin(strapi, email);
  const account = admin && (await linkedAccount(strapi, email));
  const factor = account && (await enabledFactor(strapi, account.documentId));
  const typed = await compare(strapi, text, account === null ? admin?.password : account.password);
  const right = typed.whole || (factor !== undefined && factor !== null && typed.beforeCode);
  if (admin === null || !right) {
    if (account !== null) noteRefusedSignIn(strapi, account.documentId, origin, "panel");
    return { verdict: no(INVALID), account };
  }
  await attempt.succeeded();
  if (admin.isActive !== true) return { verdict: no("User not active"), account };
  if (account !== null && factor) {
    if (!typed.beforeCode) return { verdict: no(CODE_MISSING), account };
    const tried = await countCode(ctx, subject);
    if (!(await passesCode(strapi, account, typed.code))) {
      await reportWrongCode(strapi, account.email);
      noteRefusedSignIn(strapi, account.documentId, origin, "panel");
      return { verdict: no(CODE_WRONG), account };
    }
    await tried.succeeded();
  }
  if (account !== null) {
    await rememberClient(strapi, account, client);
    await noteSignIn(strapi, "signed in", account.documentId, origin, "panel");
  }
  return { verdict: [null, admin], account };
}

/**
 * Strapi's check of a panel sign-in, with the website's limits. Where the owner's account has the
 * same email address, its password counts, and with its second factor on the current code is
 * typed right after the password: Strapi's page has no field of its own for it. Recovery codes are
 * for the website.
 *
 * @returns the verdict, and the account whose password it went by
 * @throws RateLimitError
 */
export async function checkCredentials(
  strapi: Core.Strapi,
  ctx: SignInContext,
  credentials: { email: string; password: string },
): Promise<{ verdict: Verdict; account: User | null }> {
  try {
    // Longer than any address: what is counted under it must not fill the memory.
    const email = credentials.email.trim().toLowerCase().slice(0, 320);
    return await judge(strapi, ctx, email, credentials.password);
  } catch (error) {
    if (!(error instanceof errors.RateLimitError)) throw error;
    // Strapi hands on only errors with this code, and answers 501 to all others.
    throw new errors.RateLimitError(error.message, { code: "LOGIN_NOT_ALLOWED" });
  }
}
