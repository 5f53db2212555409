import { z } from "zod";
import { answerData } from "~/lib/cms/answer-data.server";
import type { Cms } from "~/lib/cms/cms.server";
import type { WaitingEmail } from "./account";

const EMAIL_CHANGE = "/api/account/email-change";

const waitingEmail = z.object({
  waiting: z
    .object({ email: z.string(), expires_at: z.string() })
    .transform(({ email, expires_at }): WaitingEmail => ({ email, expiresAt: expires_at }))
    .nullable(),
});

/** The address that waits for the link that was sent to it, or null. */
export async function readWaitingEmail(cms: Cms): Promise<WaitingEmail | null> {
  return answerData(waitingEmail, await cms.get(EMAIL_CHANGE)).waiting;
}

/**
 * Sends a link to the address that the account is to have. An earlier link no longer works.
 * @throws CmsError with the rejected fields
 */
export async function requestEmailChange(
  cms: Cms,
  change: { email: string; currentPassword: string },
): Promise<void> {
  await cms.post(EMAIL_CHANGE, change);
}

/** Makes the link that waits useless. */
export async function withdrawEmailChange(cms: Cms): Promise<void> {
  await cms.delete(EMAIL_CHANGE);
}

/**
 * Gives the account the address that a link was sent to.
 * @param code the one of the link
 * @returns the new address
 * @throws CmsError with reason "used", "expired", "unknown" or "taken"
 */
export async function confirmEmailChange(cms: Cms, code: string): Promise<string> {
  const answer = await cms.post(`${EMAIL_CHANGE}/confirm`, { code });
  return answerData(z.object({ email: z.string() }), answer).email;
}
