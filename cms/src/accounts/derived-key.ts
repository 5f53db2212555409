import { createHmac, hkdfSync } from "node:crypto";
import { settings } from "../settings";

/** A key for one use only, from ENCRYPTION_KEY. */
export function derivedKey(use: string): Buffer {
  const secret = settings.secrets.ENCRYPTION_KEY;
  if (secret === undefined) throw new Error("ENCRYPTION_KEY must be set.");
  return Buffer.from(hkdfSync("sha256", secret, "", `lectern ${use}`, 32));
}

/** A hash that cannot be tried out by whoever has only the database. */
export function keyedHash(use: string, value: string): string {
  return createHmac("sha256", derivedKey(use)).update(value).digest("base64url");
}
