import type { Core } from "@strapi/strapi";
import { deliver } from "../mail/deliver";
import { passwordChangedEmail, recoveryEmail } from "../mail/emails";
import { Body } from "./body";
import { clientOf } from "./client";
import type { AccountContext } from "./context";
import { isKnownClient } from "./known-clients";
import { countLink, countMailRequest, forgetCodes, mayGetMail } from "./limits";
import {
  claimToken,
  ENDED_BY_NEW_PASSWORD,
  endTokens,
  issueToken,
  readToken,
} from "./one-time-tokens";
import { followPassword } from "./panel/linked-admin";
import { passwordProblem } from "./password-rules";
import { hashPassword } from "./passwords";
import { expiredLink, wrongInput } from "./request-error";
import { endAllSessions } from "./sessions";
import { inConstantTime } from "./constant-time-response";
import { findByDocumentId, findByEmail, updateUser, withAccountLock, type User } from "./users";

/** Sends a link to choose a new password. Says the same of every address, and as fast. */
export async function forgotPassword(strapi: Core.Strapi, ctx: AccountContext) {
  const body = new Body(ctx.request.body);
  const email = body.email("email");
  body.check();
  const client = clientOf(ctx).key;
  await countMailRequest(ctx, "recovery", { account: email, client });
  await inConstantTime(async () => {
    const known = await isKnownClient(strapi, email, client);
    const user = await findByEmail(strapi, email);
    const account = user === null || user.blocked === true ? null : user.documentId;
    // Nobody gets a token as well, so that both ways do the same work.
    const code = await issueToken(strapi, "recovery", account);
    if (account !== null && (await mayGetMail({ account: email, known }))) {
      deliver(strapi, email, recoveryEmail(code));
    }
  });
  return { ok: true };
}

async function recoveredAccount(
  strapi: Core.Strapi,
  code: string,
): Promise<{ tokenId: number; user: User }> {
  const found = await readToken(strapi, "recovery", code);
  const user =
    found.state === "unknown" ? null : await findByDocumentId(strapi, found.token.account);
  if (found.state === "unknown" || user === null || user.blocked === true) {
    throw wrongInput("Incorrect code provided", "unknown");
  }
  if (found.state === "used") {
    throw wrongInput("This link has already been used. Please ask for a new one.", "used");
  }
  if (found.state === "expired") {
    throw expiredLink();
  }
  return { tokenId: found.token.id, user };
}

/**
 * Sets a new password with the code of a link and ends all sessions. It begins none: the way on is
 * a sign-in, which asks for the second factor where there is one. The click proves the address, so
 * it confirms it too.
 *
 * @throws ValidationError with the reason unknown, used or expired, or what is wrong with the
 *   password; RateLimitError
 */
export async function resetPassword(strapi: Core.Strapi, ctx: AccountContext): Promise<void> {
  const body = new Body(ctx.request.body);
  const code = body.text("code");
  const password = body.text("password");
  const confirmation = body.text("passwordConfirmation");
  if (password !== confirmation) body.problem("passwordConfirmation", "Passwords do not match");
  body.check();
  await countLink(ctx, clientOf(ctx).key);
  const { tokenId, user } = await recoveredAccount(strapi, code);
  const problem = passwordProblem(password, user);
  if (problem !== undefined) body.problem("password", problem);
  body.check();
  const hash = await hashPassword(strapi, password);
  const done = await withAccountLock(strapi, user.id, async () => {
    if (!(await claimToken(strapi, tokenId))) return false;
    await updateUser(strapi, user.id, { password: hash, confirmed: true });
    await endTokens(strapi, user.documentId, [...ENDED_BY_NEW_PASSWORD, "confirmation"]);
    await endAllSessions(strapi, user.id);
    await followPassword(strapi, user, hash);
    return true;
  });
  if (!done) throw wrongInput("This link has already been used. Please ask for a new one.", "used");
  await forgetCodes(user.email);
  deliver(strapi, user.email, passwordChangedEmail());
}
