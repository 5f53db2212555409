import type { Core } from "@strapi/strapi";
import { deliver } from "../mail/deliver";
import { recoveryCodeUsedEmail } from "../mail/emails";
import { noteRefusedSignIn, noteSignIn } from "../revisions/sign-in-events";
import { truncate } from "../text/unicode";
import { Body } from "./body";
import { clientOf, type Client } from "./client";
import type { AccountContext } from "./context";
import { isKnownClient, rememberClient } from "./known-clients";
import { countCode, countSignIn } from "./limits";
import {
  claimToken,
  countTokenAttempt,
  issueToken,
  readToken,
  type OneTimeToken,
} from "./one-time-tokens";
import { isPassword } from "./passwords";
import { requestError, wrongInput } from "./request-error";
import { checkCode, type CodeVerdict } from "./second-factor/check-code";
import { reportWrongCode } from "./second-factor/report-wrong-codes";
import { enabledFactor } from "./second-factor/store";
import { beginSession, sessionMetadata, type Tokens } from "./sessions";
import { findByDocumentId, findByEmail, findById, withAccountLock, type User } from "./users";

const WRONG_PASSWORD = "Invalid identifier or password";
const OVER = "This sign-in has expired. Please sign in again.";

/** Wrong codes that one right password buys. */
const MAX_CODE_ATTEMPTS = 5;

export type SignInResult =
  | { kind: "signed in"; tokens: Tokens; user: User }
  | { kind: "second factor"; challenge: string };

/** The words for an account that has the right password and may still not sign in. */
function assertUsable(user: User): void {
  if (user.confirmed !== true) {
    throw requestError("Your account email is not confirmed", "unconfirmed");
  }
  if (user.blocked === true) {
    throw requestError("Your account has been blocked by an administrator");
  }
}

/**
 * Begins a session, unless the password was changed or the account blocked since the password was
 * compared.
 */
function openSession(strapi: Core.Strapi, user: User, client: Client): Promise<Tokens | undefined> {
  return withAccountLock(strapi, user.id, async () => {
    const now = await findById(strapi, user.id);
    if (now === null || now.password !== user.password || now.blocked === true) return undefined;
    return beginSession(strapi, user.id, sessionMetadata(client));
  });
}

/**
 * Signs in with email address and password. What is wrong with an account is said only to whoever
 * knows its password, and an unknown address costs as much time as a known one.
 *
 * @throws ValidationError, ApplicationError with the words for the visitor; RateLimitError
 */
export async function signIn(strapi: Core.Strapi, ctx: AccountContext): Promise<SignInResult> {
  const body = new Body(ctx.request.body);
  // Longer than any address: what is counted under it must not fill the memory.
  const email = truncate(body.text("identifier").trim().toLowerCase(), 320);
  const password = body.text("password");
  body.check();
  const client = clientOf(ctx);
  const known = await isKnownClient(strapi, email, client.key);
  const attempt = await countSignIn(ctx, {
    account: email,
    client: client.key,
    network: client.network,
    known,
  });
  const user = await findByEmail(strapi, email);
  const right = await isPassword(strapi, password, user?.password);
  if (user === null || !right) {
    if (user !== null) noteRefusedSignIn(strapi, user.documentId, client);
    throw wrongInput(WRONG_PASSWORD);
  }
  await attempt.succeeded();
  assertUsable(user);
  if ((await enabledFactor(strapi, user.documentId)) !== undefined) {
    return {
      kind: "second factor",
      challenge: await issueToken(strapi, "challenge", user.documentId),
    };
  }
  const tokens = await openSession(strapi, user, client);
  if (tokens === undefined) throw wrongInput(WRONG_PASSWORD);
  await rememberClient(strapi, user, client.key);
  await noteSignIn(strapi, "signed in", user.documentId, client);
  return { kind: "signed in", tokens, user };
}

async function challenged(
  strapi: Core.Strapi,
  challenge: string,
): Promise<{ token: OneTimeToken; user: User } | undefined> {
  const found = await readToken(strapi, "challenge", challenge);
  if (found.state !== "live" || found.token.attempts >= MAX_CODE_ATTEMPTS) return undefined;
  const user = await findByDocumentId(strapi, found.token.account);
  return user === null || user.blocked === true ? undefined : { token: found.token, user };
}

type Passed = { verdict: CodeVerdict; tokens?: Tokens };

/** Under the account's lock: the challenge is read anew, so parallel tries count one by one. */
async function passChallenge(
  strapi: Core.Strapi,
  challenge: string,
  code: string,
  client: Client,
): Promise<Passed | undefined> {
  const current = await challenged(strapi, challenge);
  const factor = current && (await enabledFactor(strapi, current.user.documentId));
  if (current === undefined || factor === undefined) return undefined;
  const verdict = await checkCode(strapi, factor, code);
  if (!verdict.accepted) {
    await countTokenAttempt(strapi, current.token);
    return { verdict };
  }
  if (!(await claimToken(strapi, current.token.id))) return undefined;
  return { verdict, tokens: await beginSession(strapi, current.user.id, sessionMetadata(client)) };
}

/**
 * The second step of a sign-in: the challenge that the right password gave, with a code.
 *
 * @throws ApplicationError, ValidationError with a reason; RateLimitError
 */
export async function passSecondFactor(
  strapi: Core.Strapi,
  ctx: AccountContext,
): Promise<{ tokens: Tokens; user: User }> {
  const body = new Body(ctx.request.body);
  const challenge = body.text("challenge");
  const code = body.text("code");
  body.check();
  const client = clientOf(ctx);
  const user = (await challenged(strapi, challenge))?.user;
  if (user === undefined) throw requestError(OVER, "challenge");
  const known = await isKnownClient(strapi, user.email, client.key);
  const attempt = await countCode(ctx, {
    account: user.email,
    client: client.key,
    network: client.network,
    known,
  });
  const passed = await withAccountLock(strapi, user.id, () =>
    passChallenge(strapi, challenge, code, client),
  );
  if (passed === undefined) throw requestError(OVER, "challenge");
  if (passed.tokens === undefined) {
    await reportWrongCode(strapi, user.email);
    noteRefusedSignIn(strapi, user.documentId, client);
    throw wrongInput("This code is not correct", "code");
  }
  await attempt.succeeded();
  await rememberClient(strapi, user, client.key);
  await noteSignIn(strapi, "signed in", user.documentId, client);
  const left = passed.verdict.accepted ? passed.verdict.recoveryCodesLeft : undefined;
  if (left !== undefined) deliver(strapi, user.email, recoveryCodeUsedEmail(left));
  return { tokens: passed.tokens, user };
}
