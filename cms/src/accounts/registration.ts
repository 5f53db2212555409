import type { Core } from "@strapi/strapi";
import { lockInTransaction } from "../database/advisory-lock";
import { isRecord } from "../documents/types";
import type { Email } from "../mail/compose";
import { deliver } from "../mail/deliver";
import { accountExistsEmail, confirmationEmail, recoveryEmail } from "../mail/emails";
import { Body } from "./body";
import { clientOf } from "./client";
import type { AccountContext } from "./context";
import { MAX_NAME_LENGTH } from "./full-name";
import { isKnownClient } from "./known-clients";
import { countLink, countMailRequest, countPasswordCheck, mayGetMail } from "./limits";
import { claimToken, endTokens, issueToken, readToken } from "./one-time-tokens";
import { passwordProblem } from "./password-rules";
import { hashPassword, isPassword } from "./passwords";
import { expiredLink, requestError, wrongInput } from "./request-error";
import { isRegistrationOpen } from "./registration-setting";
import { inConstantTime } from "./constant-time-response";
import {
  createUnconfirmed,
  findByDocumentId,
  findByEmail,
  updateUser,
  withAccountLock,
  type User,
} from "./users";

interface Registration {
  email: string;
  full_name: string;
  passwordHash: string;
}

/** What a confirmation link brings into force: what was typed in *that* registration. */
function pendingOf({ full_name, passwordHash }: Omit<Registration, "email">) {
  return { full_name, password: passwordHash };
}

function isTaken(user: User): boolean {
  return user.confirmed === true || user.blocked === true;
}

/**
 * The hash under which a registration is stored. Whoever registers again with the same password
 * continues the registration that waits; another password is another registration. Compares once
 * whatever the address, so that the time does not tell.
 */
async function registrationHash(
  strapi: Core.Strapi,
  email: string,
  password: string,
): Promise<string> {
  const existing = await findByEmail(strapi, email);
  const waiting = existing === null || isTaken(existing) ? null : existing.password;
  const passwordHash = await hashPassword(strapi, password);
  const isSame = await isPassword(strapi, password, waiting);
  return isSame && waiting !== null ? waiting : passwordHash;
}

/**
 * Makes the account, or adds a registration to one that nobody has confirmed yet, or changes
 * nothing when the address has an account. Registrations of one address take turns.
 *
 * The account keeps a password before its confirmation only as long as a single registration
 * waits. Once there are two, nobody can tell which of them belongs to the owner of the mailbox, so
 * it keeps none, and `confirmEmail` asks for the password of the link's own registration.
 */
async function storeRegistration(strapi: Core.Strapi, registration: Registration): Promise<Email> {
  const { email, full_name, passwordHash } = registration;
  return strapi.db.transaction(async () => {
    await lockInTransaction(strapi, `registration ${email}`);
    const found = await findByEmail(strapi, email);
    // Read again under the account's own lock: its confirmation may be under way.
    if (found !== null) await lockInTransaction(strapi, `account ${found.id}`);
    const existing = found && (await findByEmail(strapi, email));
    if (existing !== null && isTaken(existing)) {
      await issueToken(strapi, "confirmation", null);
      return accountExistsEmail();
    }
    if (existing !== null) {
      const password = existing.password === passwordHash ? passwordHash : null;
      await updateUser(strapi, existing.id, { full_name, password });
    }
    const user = existing ?? (await createUnconfirmed(strapi, registration));
    const pending = pendingOf(registration);
    const code = await issueToken(strapi, "confirmation", user.documentId, pending);
    return confirmationEmail(code);
  });
}

async function readRegistration(ctx: AccountContext, client: string) {
  const body = new Body(ctx.request.body);
  // A handle is made here; other clients of Strapi send one.
  body.allow("email", "password", "full_name", "username");
  const email = body.email("email");
  const full_name = body.text("full_name", "Full name is required").trim();
  if (full_name.length > MAX_NAME_LENGTH) {
    body.problem("full_name", `Full name must be at most ${MAX_NAME_LENGTH} characters`);
  }
  const password = body.text("password");
  if (password !== "") {
    await countPasswordCheck(ctx, client);
    const owner = { email, full_name: full_name.slice(0, MAX_NAME_LENGTH) };
    const problem = passwordProblem(password, owner);
    if (problem !== undefined) body.problem("password", problem);
  }
  body.check();
  return { email, full_name, password };
}

/**
 * Registers a visitor. The answer is the same, in words and in time, whether the address is new or
 * has an account; a mail tells its owner which.
 *
 * @throws ApplicationError when registration is closed; ValidationError; RateLimitError
 */
export async function register(strapi: Core.Strapi, ctx: AccountContext) {
  if (!(await isRegistrationOpen(strapi))) {
    throw requestError("Registration is closed. Please contact the owner of this site.", "closed");
  }
  const client = clientOf(ctx).key;
  const { email, full_name, password } = await readRegistration(ctx, client);
  await countMailRequest(ctx, "register", { account: email, client });
  await inConstantTime(async () => {
    const known = await isKnownClient(strapi, email, client);
    const passwordHash = await registrationHash(strapi, email, password);
    const message = await storeRegistration(strapi, { email, full_name, passwordHash });
    if (await mayGetMail({ account: email, known })) deliver(strapi, email, message);
  });
  return { user: { email, full_name, confirmed: false } };
}

/**
 * Another link for the registration that waits. Where several wait, the link belongs to none of
 * them but asks for a password: its owner alone can read the mail.
 */
async function emailForResend(strapi: Core.Strapi, email: string): Promise<Email | undefined> {
  const user = await findByEmail(strapi, email);
  const waiting = user === null || isTaken(user) ? null : user;
  if (waiting !== null && waiting.password === null) {
    return recoveryEmail(await issueToken(strapi, "recovery", waiting.documentId));
  }
  const full_name = waiting?.full_name ?? "";
  const pending = waiting?.password
    ? pendingOf({ full_name, passwordHash: waiting.password })
    : null;
  const account = waiting?.documentId ?? null;
  const code = await issueToken(strapi, "confirmation", account, pending);
  if (user === null || user.blocked === true) return undefined;
  return account === null ? accountExistsEmail() : confirmationEmail(code);
}

/** Sends the confirmation link again. Says the same of every address. */
export async function resendConfirmation(strapi: Core.Strapi, ctx: AccountContext) {
  const body = new Body(ctx.request.body);
  const email = body.email("email");
  body.check();
  const client = clientOf(ctx).key;
  await countMailRequest(ctx, "confirmation", { account: email, client });
  await inConstantTime(async () => {
    const known = await isKnownClient(strapi, email, client);
    const message = await emailForResend(strapi, email);
    if (message !== undefined && (await mayGetMail({ account: email, known }))) {
      deliver(strapi, email, message);
    }
  });
  return { email, sent: true };
}

function readPending(pending: unknown): Pick<User, "full_name" | "password"> | undefined {
  if (!isRecord(pending)) return undefined;
  const { full_name, password } = pending;
  return typeof full_name === "string" && typeof password === "string"
    ? { full_name, password }
    : undefined;
}

const ALREADY_USED =
  "This link has already been used. Your email address is confirmed: please sign in.";
const CONTESTED =
  "This email address was registered more than once. Please enter the password that you chose when you registered.";
const OTHER_REGISTRATION =
  "This link belongs to a registration with another password. Please use the link in the other email, or choose a new password with “Forgot password?”.";

/** The registration behind a code that still works. */
async function waitingRegistration(strapi: Core.Strapi, code: string) {
  const found = await readToken(strapi, "confirmation", code);
  if (found.state === "unknown") throw wrongInput("Invalid token", "unknown");
  const user = await findByDocumentId(strapi, found.token.account);
  if (user === null) throw wrongInput("Invalid token", "unknown");
  if (found.state === "used") throw wrongInput(ALREADY_USED, "used");
  const pending = readPending(found.token.pending);
  if (found.state === "expired" || pending === undefined) {
    throw expiredLink();
  }
  return { tokenId: found.token.id, user, pending };
}

/**
 * Confirms an email address with the code of a link, and brings the password and the name of the
 * link's own registration into force. All other registrations of the address end.
 *
 * Where the address was registered more than once, the code alone does not do: a stranger may have
 * registered it too, and the mail that is opened may be the stranger's. Then `password` has to be
 * the one of the link's registration.
 *
 * @throws ValidationError with the reason unknown, used, expired or contested; RateLimitError
 */
export async function confirmEmail(strapi: Core.Strapi, ctx: AccountContext): Promise<void> {
  const body = new Body(ctx.request.body);
  const code = body.text("confirmation");
  const password = body.optionalText("password");
  body.check();
  await countLink(ctx, clientOf(ctx).key);
  const { tokenId, user, pending } = await waitingRegistration(strapi, code);
  const isProved = password !== undefined && (await isPassword(strapi, password, pending.password));
  const outcome = await withAccountLock(strapi, user.id, async () => {
    const current = await findByDocumentId(strapi, user.documentId);
    if (current === null || current.confirmed === true) return "used";
    if (current.password !== pending.password && !isProved) return "contested";
    if (!(await claimToken(strapi, tokenId))) return "used";
    await updateUser(strapi, user.id, { ...pending, confirmed: true });
    await endTokens(strapi, user.documentId, ["confirmation"]);
    return "confirmed";
  });
  if (outcome === "used") throw wrongInput(ALREADY_USED, "used");
  if (outcome === "contested") {
    throw wrongInput(password === undefined ? CONTESTED : OTHER_REGISTRATION, "contested");
  }
}
