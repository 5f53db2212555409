import { createHmac } from "node:crypto";
import { settings } from "../settings";
import { SECRET_NAMES } from "../settings/parse";

/** Settings of the site itself, which belong to it on any machine. */
const OF_SITE = [
  "SITE_URL",
  "OWNER_EMAIL",
  "OWNER_NAME",
  "TIME_ZONE",
  "MAIL_FROM",
  "TRUST_PROXY",
  "BACKUP_KEEP",
];

/** What nobody else may know: the keys, and passwords. */
const SECRET = [...SECRET_NAMES, "SESSION_SECRET", "SMTP_URL", "OWNER_PASSWORD"];

function lines(names: readonly string[]): string {
  return names
    .map((name) => [name, settings.environment[name]?.trim()] as const)
    .filter(([, value]) => value !== undefined && value !== "" && !/[\r\n']/.test(value))
    .map(([name, value]) => `${name}='${value}'\n`)
    .join("");
}

/** The lines of `.env` that a backup carries always. */
export const siteLines = (): string => lines(OF_SITE);

/** The lines of `.env` that a backup carries only when asked. */
export const secretLines = (): string => lines(SECRET);

/**
 * Recognises ENCRYPTION_KEY, without which the second factors in a database cannot be read. Tells
 * nothing about it, because the key is random and long.
 */
export function keyMark(): string | null {
  const key = settings.secrets.ENCRYPTION_KEY;
  if (key === undefined) return null;
  return createHmac("sha256", key).update("lectern backup").digest("hex").slice(0, 16);
}
