import { randomInt } from "node:crypto";
import { keyedHash } from "../derived-key";

const COUNT = 10;
const HALF_LENGTH = 5;

/** Nothing that is taken for something else in handwriting. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

function half(): string {
  return Array.from({ length: HALF_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Ten codes such as `k3v9q-7m2xd`, each good for one sign-in. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${half()}-${half()}`);
}

/** What is stored of a code, however it is typed. */
export function recoveryCodeHash(account: string, code: string): string {
  const bare = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return keyedHash("recovery code", `${account}|${bare}`);
}
