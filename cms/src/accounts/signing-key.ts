import { createSecretKey, type KeyObject } from "node:crypto";
import { settings } from "../settings";

let key: KeyObject | undefined;

/**
 * JWT_SECRET as the key that signs and verifies the tokens of accounts. Given the text instead,
 * `jsonwebtoken` first tries at every call to read it as the key of another algorithm, which costs
 * more than the verification.
 */
export function signingKey(): KeyObject {
  key ??= createSecretKey(Buffer.from(settings.secrets.JWT_SECRET ?? ""));
  return key;
}
