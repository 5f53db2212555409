import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { derivedKey } from "../derived-key";

const CIPHER = "aes-256-gcm";
const USE = "second factor";
const VERSION = "v1";

/**
 * Encrypts the secret of an authenticator app for the database. It can be read again only for the
 * same account, so a row cannot be moved to another one.
 */
export function sealSecret(secret: string, account: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, derivedKey(USE), iv).setAAD(Buffer.from(account));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"));
  return [VERSION, ...parts].join(".");
}

/** @throws when it was sealed for another account or under another ENCRYPTION_KEY */
export function openSecret(text: string, account: string): string {
  const [version, ...parts] = text.split(".");
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, "base64url"));
  if (version !== VERSION || iv === undefined || tag === undefined || sealed === undefined) {
    throw new Error("Not a sealed secret");
  }
  const decipher = createDecipheriv(CIPHER, derivedKey(USE), iv, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(account)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
}
