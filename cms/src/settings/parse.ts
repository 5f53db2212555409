import path from "node:path";
import { MAX_NAME_LENGTH } from "../accounts/full-name";
import { passwordProblem } from "../accounts/password-rules";
import { readUploads, type UploadsSettings } from "./uploads";
import {
  address,
  oneOf,
  origin,
  read,
  SettingsError,
  wholeNumber,
  type Environment,
} from "./values";

export { SettingsError } from "./values";

/** How the owner is called where nobody has said it. */
export const DEFAULT_OWNER_NAME = "Site Owner";

/** The secrets that the cms cannot run without (contract §2). */
export const SECRET_NAMES = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "ENCRYPTION_KEY",
  "JWT_SECRET",
  "EDGE_SECRET",
] as const;

export type SecretName = (typeof SECRET_NAMES)[number];

export type DatabaseSettings =
  | { client: "sqlite"; filename: string }
  | { client: "postgres"; url: string };

export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** Absolute. Everything that must survive lives here. */
  dataDir: string;
  /** An earlier start has noted that there is a database. */
  dataInitialised: boolean;
  database: DatabaseSettings;
  /** Public address of the website, without a trailing slash. */
  siteUrl: string;
  /** Address of the cms itself, without a trailing slash. */
  cmsUrl: string;
  owner: { email: string; password: string | undefined; name: string };
  demoContent: boolean;
  mail: { smtpUrl: string | undefined; from: string };
  trustProxy: number;
  rateLimit: boolean;
  /** Whether each line of the log is one of JSON. */
  logsJson: boolean;
  /** In which "today" and the current term are meant; the server's own when not set. */
  timeZone: string;
  /** Where publications are looked up, without a trailing slash; null where that is turned off. */
  lookups: { doiResolverUrl: string | null; orcidApiUrl: string | null };
  /** Where backups are, absolute, and for how many days they are kept. */
  backups: { folder: string; keepDays: number };
  /** Where uploads lie. */
  uploads: UploadsSettings;
  /** All variables, for a backup of the settings. */
  environment: Environment;
  secrets: Partial<Record<SecretName, string>>;
}

/**
 * The address of a service that is asked over the internet. Unlike elsewhere, a variable that is set
 * but blank means something: the service is not asked (contract §2).
 */
function service(env: Environment, name: string, fallback: string): string | null {
  if (env[name]?.trim() === "") return null;
  const value = address(env, name, ["https:", "http:"], fallback);
  const { username, password, search, hash } = new URL(value);
  if (username + password + search + hash !== "") {
    throw new SettingsError(`${name} must be an address without a user name, query or fragment.`);
  }
  return value;
}

function database(env: Environment, dataDir: string): DatabaseSettings {
  const client = oneOf(env, "DATABASE_CLIENT", ["sqlite", "postgres"], "sqlite");
  if (client === "sqlite") return { client, filename: path.join(dataDir, "lectern.db") };
  if (read(env, "DATABASE_URL") === undefined) {
    throw new SettingsError("DATABASE_URL must be set when DATABASE_CLIENT is postgres.");
  }
  return { client, url: address(env, "DATABASE_URL", ["postgres:", "postgresql:"], "") };
}

function owner(env: Environment): Settings["owner"] {
  const email = read(env, "OWNER_EMAIL") ?? "owner@example.edu";
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new SettingsError(`OWNER_EMAIL must be an email address, not "${email}".`);
  }
  const password = read(env, "OWNER_PASSWORD");
  if (password !== undefined && (password.length < 10 || Buffer.byteLength(password) > 72)) {
    throw new SettingsError("OWNER_PASSWORD must be 10 to 72 characters long.");
  }
  const name = read(env, "OWNER_NAME") ?? DEFAULT_OWNER_NAME;
  if (name.length > MAX_NAME_LENGTH) {
    throw new SettingsError(`OWNER_NAME must be at most ${MAX_NAME_LENGTH} characters long.`);
  }
  const problem =
    password === undefined ? undefined : passwordProblem(password, { email, full_name: name });
  if (problem !== undefined) throw new SettingsError(`OWNER_PASSWORD is rejected. ${problem}`);
  return { email: email.toLowerCase(), password, name };
}

function mail(env: Environment, siteUrl: string): Settings["mail"] {
  const smtpUrl =
    read(env, "SMTP_URL") === undefined
      ? undefined
      : address(env, "SMTP_URL", ["smtp:", "smtps:"], "");
  if (smtpUrl !== undefined && new URL(smtpUrl).hostname === "") {
    throw new SettingsError(
      "SMTP_URL must be an address with the name of a mail server, such as smtp://mail.example.edu.",
    );
  }
  const from = read(env, "MAIL_FROM") ?? `no-reply@${new URL(siteUrl).hostname}`;
  if (!/^[^\r\n]*[^\s@]+@[^\s@>]+>?$/.test(from)) {
    throw new SettingsError("MAIL_FROM must be an email address, with or without a name.");
  }
  return { smtpUrl, from };
}

function timeZone(env: Environment): string {
  const name = read(env, "TIME_ZONE") ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new SettingsError(
      `TIME_ZONE must be the name of a time zone, such as Europe/Paris, not "${name}".`,
    );
  }
}

/**
 * Reads the settings of the cms from an environment (contract §2).
 *
 * @param env the variables, usually `process.env`
 * @param root the folder that a relative `DATA_DIR` is relative to: the repository root
 * @throws SettingsError when a value is wrong
 */
export function parseSettings(env: Environment, root: string): Settings {
  const production = env.NODE_ENV === "production";
  const port = wholeNumber(env, "CMS_PORT", { min: 1, max: 65535 }, 1337);
  const webPort = wholeNumber(env, "WEB_PORT", { min: 1, max: 65535 }, 3000);
  const dataDir = path.resolve(root, read(env, "DATA_DIR") ?? "data");
  const siteUrl = origin(env, "SITE_URL", `http://localhost:${webPort}`);
  return {
    production,
    host: read(env, "HOST") ?? "127.0.0.1",
    port,
    dataDir,
    dataInitialised: oneOf(env, "DATA_INITIALISED", ["true", "false"], "false") === "true",
    database: database(env, dataDir),
    siteUrl,
    cmsUrl: address(env, "CMS_URL", ["http:", "https:"], `http://127.0.0.1:${port}`),
    owner: owner(env),
    demoContent: oneOf(env, "DEMO_CONTENT", ["true", "false"], "true") === "true",
    mail: mail(env, siteUrl),
    trustProxy: wholeNumber(env, "TRUST_PROXY", { min: 0, max: 10 }, 0),
    rateLimit: oneOf(env, "RATE_LIMIT", ["on", "off"], "on") === "on",
    logsJson: oneOf(env, "LOG_FORMAT", ["text", "json"], "text") === "json",
    timeZone: timeZone(env),
    lookups: {
      doiResolverUrl: service(env, "DOI_RESOLVER_URL", "https://doi.org"),
      orcidApiUrl: service(env, "ORCID_API_URL", "https://pub.orcid.org/v3.0"),
    },
    backups: {
      folder: path.resolve(root, read(env, "BACKUP_DIR") ?? path.join(dataDir, "backups")),
      keepDays: wholeNumber(env, "BACKUP_KEEP", { min: 1, max: 36_500 }, 30),
    },
    uploads: readUploads(env, dataDir),
    environment: env,
    secrets: Object.fromEntries(SECRET_NAMES.map((name) => [name, read(env, name)])),
  };
}

/** Values that are printed in examples everywhere and therefore protect nothing. */
const SAMPLE_SECRET =
  /to-?be-?modified|change-?(me|this|it)|replace-?(me|this)|example|sample|secret-?here/i;

/**
 * Says what is wrong with the secrets, or nothing. Not part of parsing, because building the panel
 * reads the settings too and needs no secret.
 */
export function secretsProblem(settings: Settings): string | undefined {
  for (const name of SECRET_NAMES) {
    const value = settings.secrets[name];
    if (value === undefined) return `${name} must be set.`;
    if (!settings.production) continue;
    if (SAMPLE_SECRET.test(value)) return `${name} must not be a published sample value.`;
    if (value.length < 16) return `${name} must be at least 16 characters long.`;
  }
  return undefined;
}
