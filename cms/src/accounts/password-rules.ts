import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

export const PASSWORD_MIN_LENGTH = 10;

/** bcrypt reads no further. */
export const PASSWORD_MAX_BYTES = 72;

/** zxcvbn's scale goes from 0 to 4; below 2 a password falls within a million guesses. */
const MIN_SCORE = 2;

/** Whose password it is to be. */
export interface PasswordOwner {
  email?: string | undefined;
  full_name?: string | null | undefined;
}

/** Knows fifty thousand leaked passwords, keyboard rows, repeats, years and spellings like p4ss. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Only what can be read aloud: "Jane-Doe 2024!" is the name Jane Doe. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}

/** The owner's name and address, whole and in parts. */
function personalWords({ email = "", full_name }: PasswordOwner): string[] {
  const name = full_name ?? "";
  const words = [email, ...email.split("@"), name, ...name.split(/\s+/)];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 2);
}

/**
 * Says why a password is not accepted, or nothing when it is. The same rules hold wherever a
 * password is set: registration, reset, change and Strapi's panel.
 */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) {
    return `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;
  }
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    return `Password must be at most ${PASSWORD_MAX_BYTES} characters long. Accented and non-Latin letters count as two to four.`;
  }
  const personal = personalWords(owner);
  const spoken = letters(password);
  if (spoken.length > 2 && personal.some((word) => letters(word) === spoken)) {
    return "The password must not be your name or email address";
  }
  if (estimator.check(password, personal).score < MIN_SCORE) {
    return "This password is too easy to guess. Please choose a longer or less common one.";
  }
  return undefined;
}
