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

/** The website's secret. The cms knows it under `npm start`; docker-compose.yml gives it to web alone. */
const SESSION_SECRET = "SESSION_SECRET";

/** What nobody else may know: the keys, and passwords. */
const SECRET = [...SECRET_NAMES, SESSION_SECRET, "SMTP_URL", "OWNER_PASSWORD"];

/** A value as `.env` holds it, and as `scripts/lib/env-file.mjs` reads it back. */
function quoted(value: string): string {
  if (!/['\r\n]/.test(value)) return `'${value}'`;
  const escaped = value.replace(/["\\$]/g, "\\$&");
  return `"${escaped.replaceAll("\n", "\\n").replaceAll("\r", "\\r")}"`;
}

const valueOf = (name: string) => settings.environment[name]?.trim() ?? "";

function lines(names: readonly string[]): string {
  return names
    .map((name) => [name, valueOf(name)] as const)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${quoted(value)}\n`)
    .join("");
}

/** The lines of `.env` that a backup carries always. */
export const siteLines = (): string => lines(OF_SITE);

/** The lines of `.env` that a backup carries only when asked. */
export const secretLines = (): string => lines(SECRET);

/** Whether a backup with secrets that is made here includes SESSION_SECRET. */
export const hasSessionSecret = (): boolean => valueOf(SESSION_SECRET) !== "";

/**
 * Recognizes ENCRYPTION_KEY, without which the second factors in a database cannot be read. Tells
 * nothing about it, because the key is random and long.
 */
export function keyMark(): string | null {
  const key = settings.secrets.ENCRYPTION_KEY;
  if (key === undefined) return null;
  return createHmac("sha256", key).update("lectern backup").digest("hex").slice(0, 16);
}
