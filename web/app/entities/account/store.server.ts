import { z } from "zod";
import { answerData } from "~/lib/cms/answer-data.server";
import { type Cms, CmsError, callCms } from "~/lib/cms/cms.server";
import { type Session, type Tokens, parseTokens, readProfile } from "~/lib/auth/session.server";
import type { ClientInfo } from "~/lib/http/client-info.server";
import type { Device, SecondFactor, SecondFactorSecret } from "./account";

/** What a right password leads to: a session, or the question for the second factor. */
export type SignIn = { session: Session } | { challenge: string };

/** Which sessions a sign-out ends (public spec §7: global by default). */
export type SignOutScope = "this" | "others" | "global";

function post(path: string, body: object, client: ClientInfo): Promise<unknown> {
  return callCms({ method: "POST", path, body }, { client });
}

/**
 * Signs in with email and password.
 * @throws CmsError with the cms's words for the visitor: wrong password, not confirmed (reason
 *   "unconfirmed"), blocked, too many attempts
 */
export async function signIn(email: string, password: string, client: ClientInfo): Promise<SignIn> {
  const answer = await post("/api/auth/local", { identifier: email, password }, client);
  const asked = z
    .object({ mfa_required: z.literal(true), challenge: z.string() })
    .safeParse(answer);
  if (asked.success) return { challenge: asked.data.challenge };
  return { session: await openSession(parseTokens(answer), client) };
}

/**
 * Finishes a sign-in with the second factor.
 * @param code six digits of the app, or a recovery code
 * @throws CmsError with reason "code" (ask again) or "challenge" (sign in again)
 */
export async function answerChallenge(
  challenge: string,
  code: string,
  client: ClientInfo,
): Promise<Session> {
  const answer = await post("/api/auth/second-factor", { challenge, code }, client);
  return openSession(parseTokens(answer), client);
}

async function openSession(tokens: Tokens, client: ClientInfo): Promise<Session> {
  const call = { method: "GET", path: "/api/profile" } as const;
  const profile = await readProfile(() => callCms(call, { token: tokens.jwt, client }));
  return { ...tokens, profile };
}

/**
 * Ends sessions. Works with the refresh token alone, so that an expired access token is no obstacle.
 * A session that is over already counts as ended.
 * @throws CmsError when the cms is down
 */
export async function signOut(
  { refreshToken }: Tokens,
  scope: SignOutScope,
  client: ClientInfo,
): Promise<void> {
  try {
    await post("/api/auth/logout", { refreshToken, scope }, client);
  } catch (error) {
    if (!(error instanceof CmsError) || error.status !== 401) throw error;
  }
}

const settings = z.object({
  data: z.object({ registration_open: z.boolean(), mail_server: z.boolean() }),
});

/** Whether strangers may register, and whether the site can send them the email that confirms it. */
export async function readRegistration(
  cms: Cms,
): Promise<{ isOpen: boolean; hasMailServer: boolean }> {
  const { data } = settings.parse(await cms.get("/api/account-settings"));
  return { isOpen: data.registration_open, hasMailServer: data.mail_server };
}

/** Whether strangers may register. */
export async function isRegistrationOpen(cms: Cms): Promise<boolean> {
  return (await readRegistration(cms)).isOpen;
}

/** Opens or closes registration; the owner alone may. */
export async function setRegistrationOpen(cms: Cms, isOpen: boolean): Promise<void> {
  await cms.put("/api/account-settings", { data: { registration_open: isOpen } });
}

/**
 * Makes an account that has to be confirmed by email. The answer is the same for an address that is
 * taken already; its owner gets an email that says so.
 * @throws CmsError with the rejected fields, or with reason "closed"
 */
export async function register(
  account: { email: string; password: string; full_name: string },
  client: ClientInfo,
): Promise<void> {
  await post("/api/auth/local/register", account, client);
}

/** Sends the confirmation email again; answers the same for unknown addresses. */
export async function resendConfirmation(email: string, client: ClientInfo): Promise<void> {
  await post("/api/auth/send-email-confirmation", { email }, client);
}

/**
 * Confirms an email address with the code of an email.
 * @param password only where the cms asks for it: the one of the registration that is confirmed
 * @throws CmsError with reason "used", "expired" or "unknown"; with "contested" when the address
 *   was registered more than once and the password is missing or another one's
 */
export async function confirmEmail(
  confirmation: string,
  client: ClientInfo,
  password?: string,
): Promise<void> {
  await post("/api/auth/email-confirmation", { confirmation, password }, client);
}

/** Sends the recovery email; answers the same for unknown addresses. */
export async function requestRecovery(email: string, client: ClientInfo): Promise<void> {
  await post("/api/auth/forgot-password", { email }, client);
}

/**
 * Sets a new password with the code of a recovery email, which ends all sessions.
 * @throws CmsError with reason "used", "expired" or "unknown", or with the rejected password
 */
export async function resetPassword(
  reset: { code: string; password: string; passwordConfirmation: string },
  client: ClientInfo,
): Promise<void> {
  await post("/api/auth/reset-password", reset, client);
}

/**
 * Changes the password of the signed-in user. All other sessions end; this one goes on with the
 * tokens that are returned.
 */
export async function changePassword(
  cms: Cms,
  change: { currentPassword: string; password: string; passwordConfirmation: string },
): Promise<Tokens> {
  return parseTokens(await cms.post("/api/auth/change-password", change));
}

/**
 * Changes the signed-in user's own name (admin spec §7, profiles).
 * @param version the name that the form was loaded with; undefined changes whatever is there
 * @throws CmsError with status 409 when it has been changed in the meantime
 */
export async function renameProfile(
  cms: Cms,
  full_name: string,
  version: string | undefined,
): Promise<void> {
  await cms.put("/api/profile", { data: { full_name }, version });
}

const deviceRow = z
  .object({
    id: z.string(),
    deviceName: z.string().nullable(),
    address: z.string().nullable(),
    current: z.boolean(),
    loginAt: z.string(),
    lastActiveAt: z.string(),
  })
  .transform(
    ({ deviceName, current, loginAt, lastActiveAt, ...rest }): Device => ({
      ...rest,
      name: deviceName,
      isCurrent: current,
      signedInAt: loginAt,
      lastActiveAt,
    }),
  );

/** Where the user is signed in, this browser first. */
export async function listDevices(cms: Cms): Promise<Device[]> {
  return answerData(z.array(deviceRow), await cms.get("/api/auth/sessions"));
}

/** Ends one session of the signed-in user. One that is over already counts as ended. */
export async function signOutDevice(cms: Cms, id: string): Promise<void> {
  try {
    await cms.delete(`/api/auth/sessions/${encodeURIComponent(id)}`);
  } catch (error) {
    if (!(error instanceof CmsError) || error.status !== 404) throw error;
  }
}

const SECOND_FACTOR = "/api/account/second-factor";

const secondFactor = z.object({ enabled: z.boolean(), recovery_codes_left: z.number() });

/** Whether the second factor is on, and how many recovery codes are left. */
export async function readSecondFactor(cms: Cms): Promise<SecondFactor> {
  const { enabled, recovery_codes_left } = answerData(secondFactor, await cms.get(SECOND_FACTOR));
  return { isOn: enabled, recoveryCodesLeft: recovery_codes_left };
}

/** Begins to set up the second factor; it is on once a code has been verified. */
export async function enrolSecondFactor(
  cms: Cms,
  currentPassword: string,
): Promise<SecondFactorSecret> {
  const answer = await cms.post(SECOND_FACTOR, { currentPassword });
  return answerData(z.object({ secret: z.string(), uri: z.string() }), answer);
}

const recoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

/** Switches the second factor on. @returns the recovery codes, which are shown once */
export async function verifySecondFactor(cms: Cms, code: string): Promise<string[]> {
  const answer = await cms.post(`${SECOND_FACTOR}/verify`, { code });
  return recoveryCodes.parse(answer).data.recovery_codes;
}

/** Replaces the recovery codes. @returns the new ones, which are shown once */
export async function renewRecoveryCodes(cms: Cms, currentPassword: string): Promise<string[]> {
  const answer = await cms.post(`${SECOND_FACTOR}/recovery-codes`, { currentPassword });
  return recoveryCodes.parse(answer).data.recovery_codes;
}

/** Switches the second factor off. */
export async function disableSecondFactor(cms: Cms, currentPassword: string): Promise<void> {
  await cms.post(`${SECOND_FACTOR}/disable`, { currentPassword });
}
