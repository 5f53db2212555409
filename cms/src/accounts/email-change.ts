import type { Core } from "@strapi/strapi";
import { lockInTransaction } from "../database/advisory-lock";
import { isRecord } from "../documents/types";
import { deliver } from "../mail/deliver";
import { emailChangedEmail, emailChangeEmail, emailChangeRequestedEmail } from "../mail/emails";
import { Body } from "./body";
import { clientOf } from "./client";
import { signedIn, type AccountContext } from "./context";
import { rememberClient } from "./known-clients";
import { countLink, countMailRequest } from "./limits";
import {
  claimToken,
  deleteTokens,
  endTokens,
  findLiveToken,
  issueToken,
  readToken,
} from "./one-time-tokens";
import { confirmPassword, WRONG_CURRENT } from "./own-password";
import { followEmail } from "./panel/linked-admin";
import { expiredLink, wrongInput } from "./request-error";
import { findByEmail, findById, updateUser, USER_UID, withAccountLock, type User } from "./users";

const PURPOSE = "email-change";

/** An address that waits for the link that was sent to it. */
export interface WaitingEmail {
  email: string;
  /** When its link stops working, in ISO 8601. */
  expires_at: string;
}

function emailIn(pending: unknown): string | undefined {
  const email = isRecord(pending) ? pending.email : undefined;
  return typeof email === "string" ? email : undefined;
}

/** The address that waits for its confirmation, or null. */
export async function waitingEmail(
  strapi: Core.Strapi,
  ctx: AccountContext,
): Promise<WaitingEmail | null> {
  const { user } = await signedIn(strapi, ctx);
  const token = await findLiveToken(strapi, PURPOSE, user.documentId);
  const email = emailIn(token?.pending);
  return token === undefined || email === undefined
    ? null
    : { email, expires_at: token.expiresAt.toISOString() };
}

/**
 * Sends a link to the address that the signed-in account is to have, and word of it to the present
 * one. A link that was sent earlier no longer works. The answer does not say whether somebody else has
 * the address: whoever opens the link is told.
 *
 * @throws ValidationError at `email` or `currentPassword`; RateLimitError
 */
export async function requestEmailChange(strapi: Core.Strapi, ctx: AccountContext): Promise<void> {
  const body = new Body(ctx.request.body);
  body.allow("email", "currentPassword");
  const email = body.email("email");
  const password = body.text("currentPassword");
  body.check();
  const account = await signedIn(strapi, ctx);
  const { user } = account;
  if (email === user.email.toLowerCase()) {
    body.problem("email", "Your account has this address already");
    body.check();
  }
  await confirmPassword(strapi, ctx, account, password);
  await countMailRequest(ctx, "email change", {
    account: user.documentId,
    client: clientOf(ctx).key,
  });
  const code = await withAccountLock(strapi, user.id, async () => {
    // A password that was changed in the meantime has ended all this.
    const now = await findById(strapi, user.id);
    if (now?.password !== user.password) throw wrongInput(WRONG_CURRENT);
    await endTokens(strapi, user.documentId, [PURPOSE]);
    return issueToken(strapi, PURPOSE, user.documentId, { email });
  });
  deliver(strapi, email, emailChangeEmail(code));
  deliver(strapi, user.email, emailChangeRequestedEmail(email));
}

/** Makes the link that waits useless. */
export async function withdrawEmailChange(strapi: Core.Strapi, ctx: AccountContext): Promise<void> {
  const { user } = await signedIn(strapi, ctx);
  await endTokens(strapi, user.documentId, [PURPOSE]);
}

const NO_LONGER =
  "This link no longer works: it was used or withdrawn, or a newer one has taken its place.";
const UNKNOWN =
  "This link does not belong to your account. Please use the newest link that was sent to you.";
const TAKEN = "This email address belongs to another account. Please choose another one.";

/** The token behind a code of this account's, and the address that it stands for. */
async function waitingChange(strapi: Core.Strapi, user: User, code: string) {
  const found = await readToken(strapi, PURPOSE, code);
  if (found.state === "unknown" || found.token.account !== user.documentId) {
    throw wrongInput(UNKNOWN, "unknown");
  }
  if (found.state === "used") throw wrongInput(NO_LONGER, "used");
  const email = emailIn(found.token.pending);
  if (found.state === "expired" || email === undefined) {
    throw expiredLink();
  }
  return { tokenId: found.token.id, email };
}

/**
 * Makes room for an address whose mailbox has been proved: a registration of it that nobody has
 * confirmed ends.
 *
 * @returns whether the address is free now
 */
async function makeRoom(strapi: Core.Strapi, email: string): Promise<boolean> {
  const other = await findByEmail(strapi, email);
  if (other === null) return true;
  if (other.confirmed === true || other.blocked === true) return false;
  await deleteTokens(strapi, other.documentId);
  await strapi.db.query(USER_UID).delete({ where: { id: other.id } });
  return true;
}

/** Changes all of it or nothing: what is thrown takes back what was done before. */
async function changeEmail(
  strapi: Core.Strapi,
  { id, documentId }: User,
  { tokenId, email }: { tokenId: number; email: string },
): Promise<void> {
  await strapi.db.transaction(async () => {
    // In the order of a registration, which takes the same two locks.
    await lockInTransaction(strapi, `registration ${email}`);
    await withAccountLock(strapi, id, async () => {
      const user = await findById(strapi, id);
      const isUsable = user !== null && user.blocked !== true;
      if (!isUsable || !(await claimToken(strapi, tokenId))) throw wrongInput(NO_LONGER, "used");
      const isFree = (await makeRoom(strapi, email)) && (await followEmail(strapi, user, email));
      if (!isFree) throw wrongInput(TAKEN, "taken");
      await updateUser(strapi, id, { email });
      // Links that went to the former address must not work any more.
      await endTokens(strapi, documentId, ["recovery", "confirmation", PURPOSE]);
    });
  });
}

/**
 * Gives the signed-in account the address that a link was sent to. The link alone does not do: it
 * may have gone to a stranger, if the address was typed wrong.
 *
 * @returns the new address
 * @throws ValidationError with the reason unknown, used, expired or taken; RateLimitError
 */
export async function confirmEmailChange(
  strapi: Core.Strapi,
  ctx: AccountContext,
): Promise<{ email: string }> {
  const body = new Body(ctx.request.body);
  const code = body.text("code");
  body.check();
  const client = clientOf(ctx).key;
  await countLink(ctx, client);
  const { user } = await signedIn(strapi, ctx);
  const change = await waitingChange(strapi, user, code);
  await changeEmail(strapi, user, change);
  const { email } = change;
  await rememberClient(strapi, { ...user, email }, client);
  deliver(strapi, user.email, emailChangedEmail(email));
  return { email };
}
