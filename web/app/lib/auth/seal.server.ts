import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "lectern session seal", 32));
}

/**
 * Encrypts a value so that whoever holds it can neither read nor change it (AES-256-GCM).
 * @returns base64url text
 */
export function seal(value: unknown, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(secret), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** The value that was sealed, or null when the text was made with another secret or changed. */
export function unseal(text: string, secret: string): unknown {
  try {
    const bytes = Buffer.from(text, "base64url");
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", keyFrom(secret), iv);
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([body, decipher.final()]).toString("utf8"));
  } catch {
    return null;
  }
}
