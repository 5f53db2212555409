import type { Core } from "@strapi/strapi";
import { validationError } from "../documents/validation/problems";
import { deliver } from "../mail/deliver";
import { passwordChangedEmail } from "../mail/emails";
import { Body } from "./body";
import { clientOf } from "./client";
import { signedIn, type AccountContext, type SignedIn } from "./context";
import { countConfirmation, countPasswordCheck, forgetCodes } from "./limits";
import { ENDED_BY_NEW_PASSWORD, endTokens } from "./one-time-tokens";
import { followPassword } from "./panel/linked-admin";
import { passwordProblem } from "./password-rules";
import { hashPassword, isPassword } from "./passwords";
import { wrongInput } from "./request-error";
import { beginSession, endAllSessions, type Tokens } from "./sessions";
import { findById, updateUser, withAccountLock, type User } from "./users";

export const WRONG_CURRENT = "The provided current password is invalid";

/**
 * Asks for the current password before something that a borrowed session must not do.
 *
 * @throws ValidationError at `currentPassword` when it is wrong; RateLimitError
 */
export async function confirmPassword(
  strapi: Core.Strapi,
  ctx: AccountContext,
  { user, session }: SignedIn,
  password: string,
): Promise<void> {
  const attempt = await countConfirmation(ctx, session);
  if (!(await isPassword(strapi, password, user.password))) {
    throw validationError([{ path: ["currentPassword"], message: WRONG_CURRENT }]);
  }
  await attempt.succeeded();
}

/** The signed-in account behind a request whose body carries the right `currentPassword`. */
export async function confirmedAccount(
  strapi: Core.Strapi,
  ctx: AccountContext,
): Promise<SignedIn> {
  const body = new Body(ctx.request.body);
  const password = body.text("currentPassword");
  body.check();
  const account = await signedIn(strapi, ctx);
  await confirmPassword(strapi, ctx, account, password);
  return account;
}

/**
 * Changes the password of the signed-in account. All its sessions end; the one that asked goes on
 * with new tokens.
 *
 * @throws ValidationError with the words for the owner of the account; RateLimitError
 */
export async function changePassword(
  strapi: Core.Strapi,
  ctx: AccountContext,
): Promise<{ tokens: Tokens; user: User }> {
  const body = new Body(ctx.request.body);
  const current = body.text("currentPassword");
  const password = body.text("password");
  const confirmation = body.text("passwordConfirmation");
  if (password !== confirmation) body.problem("passwordConfirmation", "Passwords do not match");
  body.check();
  const account = await signedIn(strapi, ctx);
  const { user, session, metadata } = account;
  await confirmPassword(strapi, ctx, account, current);
  if (current === password) {
    body.problem("password", "Your new password must be different than your current password");
    body.check();
  }
  await countPasswordCheck(ctx, clientOf(ctx).key);
  const problem = passwordProblem(password, user);
  if (problem !== undefined) body.problem("password", problem);
  body.check();
  const hash = await hashPassword(strapi, password);
  const tokens = await withAccountLock(strapi, user.id, async () => {
    const now = await findById(strapi, user.id);
    if (now === null || now.password !== user.password || now.blocked === true) return undefined;
    await updateUser(strapi, user.id, { password: hash });
    await endTokens(strapi, user.documentId, ENDED_BY_NEW_PASSWORD);
    await endAllSessions(strapi, user.id);
    await followPassword(strapi, user, hash);
    return beginSession(strapi, user.id, metadata, session);
  });
  if (tokens === undefined) throw wrongInput(WRONG_CURRENT);
  await forgetCodes(user.email);
  deliver(strapi, user.email, passwordChangedEmail());
  return { tokens, user };
}
