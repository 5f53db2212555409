import { z } from "zod";
import { requiredText } from "~/lib/forms/fields";
import { texts } from "./texts";

const password = z.string({ error: texts.passwordMissing });

/** Settings › General (admin spec §2). */
export const profileInput = z.object({ full_name: requiredText(texts.nameMissing) });

/** Settings › Advanced: the change of the password (admin spec §5, contract §5). */
export const passwordInput = z
  .object({ currentPassword: password, password, passwordConfirmation: password })
  .refine((change) => change.password === change.passwordConfirmation, {
    path: ["passwordConfirmation"],
    error: texts.passwordsDiffer,
  });

/** Settings › General: another email address for the account. */
export const emailChangeInput = z.object({
  email: requiredText(texts.emailChange.missing).regex(
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    texts.emailChange.invalid,
  ),
  currentPassword: password,
});

/** Whatever only the password's owner may do. */
export const ownPasswordInput = z.object({ currentPassword: password });

/** A code of the second factor. */
export const codeInput = z.object({ code: requiredText(texts.secondFactor.codeMissing) });
