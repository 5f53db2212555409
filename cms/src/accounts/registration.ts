import type { Core } from "@strapi/strapi";
import { lockInTransaction } from "../database/advisory-lock";
import { isRecord } from "../documents/types";
import type { Letter } from "../mail/compose";
import { deliver } from "../mail/deliver";
import { accountExistsLetter, confirmationLetter } from "../mail/letters";
import { Body } from "./body";
import { clientOf } from "./client";
import type { AccountContext } from "./context";
import { isKnownPlace } from "./known-places";
import { countLink, countMailRequest, mayGetMail } from "./limits";
import { claimToken, endTokens, issueToken, readToken } from "./one-time-tokens";
import { passwordProblem } from "./password-rules";
import { hashPassword } from "./passwords";
import { refusal, wrongInput } from "./refusal";
import { isRegistrationOpen } from "./registration-setting";
import { atSteadyPace } from "./steady-pace";
import {
  createUnconfirmed,
  findByDocumentId,
  findByEmail,
  updateUser,
  withAccountLock,
  type User,
} from "./users";

const MAX_NAME_LENGTH = 200;

interface Registration {
  email: string;
  full_name: string;
  passwordHash: string;
}

/** What a confirmation link brings into force: what was typed in *that* registration. */
function pendingOf({ full_name, passwordHash }: Omit<Registration, "email">) {
  return { full_name, password: passwordHash };
}

/**
 * Makes the account, or renews one that nobody has confirmed yet, or changes nothing when the
 * address has an account. Registrations of one address take turns.
 *
 * Each link confirms the registration that it belongs to, password included: whoever registers
 * somebody else's address, before or after its owner does, gains nothing by the owner's click.
 */
async function storeRegistration(strapi: Core.Strapi, registration: Registration): Promise<Letter> {
  const { email, full_name, passwordHash } = registration;
  return strapi.db.transaction(async () => {
    await lockInTransaction(strapi, `registration ${email}`);
    const existing = await findByEmail(strapi, email);
    const taken = existing !== null && (existing.confirmed === true || existing.blocked === true);
    if (taken) {
      await issueToken(strapi, "confirmation", null);
      return accountExistsLetter();
    }
    if (existing !== null) {
      await updateUser(strapi, existing.id, { full_name, password: passwordHash });
    }
    const user = existing ?? (await createUnconfirmed(strapi, registration));
    const pending = pendingOf(registration);
    const code = await issueToken(strapi, "confirmation", user.documentId, pending);
    return confirmationLetter(full_name, code);
  });
}

function readRegistration(ctx: AccountContext) {
  const body = new Body(ctx.request.body);
  // A handle is made here; other clients of Strapi send one.
  body.allow("email", "password", "full_name", "username");
  const email = body.email("email");
  const full_name = body.text("full_name", "Full name is required").trim();
  if (full_name.length > MAX_NAME_LENGTH) {
    body.problem("full_name", `Full name must be at most ${MAX_NAME_LENGTH} characters`);
  }
  const password = body.text("password");
  const problem = password === "" ? undefined : passwordProblem(password, { email, full_name });
  if (problem !== undefined) body.problem("password", problem);
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
    throw refusal("Registration is closed. Please contact the owner of this site.", "closed");
  }
  const { email, full_name, password } = readRegistration(ctx);
  const client = clientOf(ctx).key;
  countMailRequest(ctx, "register", { account: email, client });
  await atSteadyPace(async () => {
    const known = await isKnownPlace(strapi, email, client);
    const passwordHash = await hashPassword(strapi, password);
    const letter = await storeRegistration(strapi, { email, full_name, passwordHash });
    if (mayGetMail({ account: email, known })) deliver(strapi, email, letter);
  });
  return { user: { email, full_name, confirmed: false } };
}

/** Another link for the registration as it stands, when there is one that waits. */
async function letterForResend(strapi: Core.Strapi, email: string): Promise<Letter | undefined> {
  const user = await findByEmail(strapi, email);
  const waits = user !== null && user.confirmed !== true && user.blocked !== true;
  const pending =
    waits && user.password !== null
      ? pendingOf({ full_name: user.full_name ?? "", passwordHash: user.password })
      : null;
  const account = pending === null || user === null ? null : user.documentId;
  const code = await issueToken(strapi, "confirmation", account, pending);
  if (user === null || user.blocked === true) return undefined;
  return account === null ? accountExistsLetter() : confirmationLetter(user.full_name ?? "", code);
}

/** Sends the confirmation link again. Says the same of every address. */
export async function resendConfirmation(strapi: Core.Strapi, ctx: AccountContext) {
  const body = new Body(ctx.request.body);
  const email = body.email("email");
  body.check();
  const client = clientOf(ctx).key;
  countMailRequest(ctx, "confirmation", { account: email, client });
  await atSteadyPace(async () => {
    const known = await isKnownPlace(strapi, email, client);
    const letter = await letterForResend(strapi, email);
    if (letter !== undefined && mayGetMail({ account: email, known })) {
      deliver(strapi, email, letter);
    }
  });
  return { email, sent: true };
}

function readPending(pending: unknown): Partial<Pick<User, "full_name" | "password">> {
  if (!isRecord(pending)) return {};
  const { full_name, password } = pending;
  return typeof full_name === "string" && typeof password === "string"
    ? { full_name, password }
    : {};
}

const ALREADY_USED =
  "This link has already been used. Your e-mail address is confirmed: please sign in.";

/**
 * Confirms an e-mail address with the code of a link.
 *
 * @throws ValidationError with the reason unknown, used or expired; RateLimitError
 */
export async function confirmEmail(strapi: Core.Strapi, ctx: AccountContext): Promise<void> {
  const body = new Body(ctx.request.body);
  const code = body.text("confirmation");
  body.check();
  countLink(ctx, clientOf(ctx).key);
  const found = await readToken(strapi, "confirmation", code);
  if (found.state === "unknown") throw wrongInput("Invalid token", "unknown");
  const user = await findByDocumentId(strapi, found.token.account);
  if (user === null) throw wrongInput("Invalid token", "unknown");
  if (found.state === "used") throw wrongInput(ALREADY_USED, "used");
  if (found.state === "expired") {
    throw wrongInput("This link has expired. Please ask for a new one.", "expired");
  }
  const confirmed = await withAccountLock(strapi, user.id, async () => {
    if (!(await claimToken(strapi, found.token.id))) return false;
    await updateUser(strapi, user.id, { ...readPending(found.token.pending), confirmed: true });
    await endTokens(strapi, user.documentId, ["confirmation"]);
    return true;
  });
  if (!confirmed) throw wrongInput(ALREADY_USED, "used");
}
