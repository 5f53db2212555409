import { resolve } from "node:path";
import { checkBucket, checkPrefix, checkRegion, uploadsProblems } from "./uploads-settings.mjs";
import { UserError } from "./user-error.mjs";

/**
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {Record<string, string>} Values
 * @typedef {object} Setting
 * @property {string} name
 * @property {(values: Values) => string | undefined} [fallback] what counts when it is not set
 * @property {(value: string) => string | undefined} [check] what a wrong value must be instead
 * @property {true} [blankIsOff] a blank value turns something off, instead of counting as not set
 */

const SAMPLE_SECRET = /to-?be-?modified|change-?(me|this|it)|replace-?(me|this)|example|sample/i;
const SHORTEST_SECRET = 16;
/** The cms keeps no longer name of an account. */
const LONGEST_NAME = 200;

/** Made on the first start when nobody has set them. */
export const SECRETS = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "ENCRYPTION_KEY",
  "JWT_SECRET",
  "SESSION_SECRET",
  "EDGE_SECRET",
];

/** Written by the first start that is complete: there is a database, which must not be made anew. */
export const INITIALISED = "DATA_INITIALISED";

/** Every setting of Lectern (contract §2), in the order of `.env.example`. @type {Setting[]} */
export const SETTINGS = [
  { name: "WEB_PORT", fallback: () => "3000", check: checkPort },
  { name: "CMS_PORT", fallback: () => "1337", check: checkPort },
  { name: "HOST", fallback: () => "127.0.0.1" },
  {
    name: "SITE_URL",
    fallback: ({ WEB_PORT }) => `http://localhost:${WEB_PORT}`,
    check: checkOrigin,
  },
  {
    name: "CMS_URL",
    fallback: ({ CMS_PORT }) => `http://127.0.0.1:${CMS_PORT}`,
    check: checkAddress("http:", "https:"),
  },
  { name: "DATA_DIR", fallback: () => "data" },
  { name: INITIALISED, check: checkOneOf("true", "false") },
  { name: "DATABASE_CLIENT", fallback: () => "sqlite", check: checkOneOf("sqlite", "postgres") },
  { name: "DATABASE_URL", check: checkAddress("postgres:", "postgresql:") },
  { name: "UPLOADS", fallback: () => "local", check: checkOneOf("local", "s3") },
  { name: "S3_ENDPOINT", check: checkService },
  { name: "S3_REGION", check: checkRegion },
  { name: "S3_BUCKET", check: checkBucket },
  { name: "S3_ACCESS_KEY_ID" },
  { name: "S3_SECRET_ACCESS_KEY" },
  { name: "S3_PREFIX", check: checkPrefix },
  { name: "S3_FORCE_PATH_STYLE", check: checkOneOf("true", "false") },
  { name: "BACKUP_DIR" },
  { name: "BACKUP_KEEP", fallback: () => "30", check: checkDays },
  { name: "OWNER_EMAIL", fallback: () => "owner@example.edu", check: checkEmail },
  { name: "OWNER_PASSWORD", check: checkPassword },
  { name: "OWNER_NAME", check: checkName },
  { name: "DEMO_CONTENT", fallback: () => "true", check: checkOneOf("true", "false") },
  { name: "SMTP_URL", check: checkMailServer },
  { name: "MAIL_FROM", check: checkSender },
  { name: "TRUST_PROXY", fallback: () => "0", check: checkProxies },
  { name: "RATE_LIMIT", fallback: () => "on", check: checkOneOf("on", "off") },
  { name: "LOG_FORMAT", fallback: () => "text", check: checkOneOf("text", "json") },
  { name: "TIME_ZONE", check: checkTimeZone },
  {
    name: "DOI_RESOLVER_URL",
    fallback: () => "https://doi.org",
    check: checkService,
    blankIsOff: true,
  },
  {
    name: "ORCID_API_URL",
    fallback: () => "https://pub.orcid.org/v3.0",
    check: checkService,
    blankIsOff: true,
  },
  ...SECRETS.map((name) => ({ name, check: checkSecret })),
];

/**
 * The settings of one start: the environment first, then `.env`, then the defaults.
 * A blank value counts as not set, except where it turns something off.
 * @param {Environment} environment
 * @param {Map<string, string>} file
 * @param {string} root the folder that a relative `DATA_DIR` is relative to
 * @returns {Values} everything that has a value, addresses without a trailing slash
 * @throws {UserError} one sentence per wrong setting, each naming its variable
 */
export function readSettings(environment, file, root) {
  /** @type {Values} */
  const values = {};
  const problems = [];
  for (const { name, fallback, check, blankIsOff } of SETTINGS) {
    const read = blankIsOff === true ? setValue : givenValue;
    const given = read(environment, file, name);
    const wanted = given === undefined || given === "" ? undefined : check?.(given);
    if (wanted) problems.push(`${name} must be ${wanted}: change it ${place(environment, name)}.`);
    const value = given ?? fallback?.(values);
    if (value !== undefined) values[name] = value;
  }
  if (values.DATABASE_CLIENT === "postgres" && !values.DATABASE_URL) {
    problems.push("DATABASE_URL must be set when DATABASE_CLIENT is postgres: add it to .env.");
  }
  if (values.WEB_PORT === values.CMS_PORT) {
    problems.push("WEB_PORT and CMS_PORT must differ: change one of them in .env.");
  }
  problems.push(...uploadsProblems(values));
  if (problems.length > 0) throw new UserError(problems.join("\n"));
  return { ...values, DATA_DIR: resolve(root, values.DATA_DIR ?? "data") };
}

/**
 * @param {Environment} environment
 * @param {Map<string, string>} file
 * @param {string} name
 */
export function givenValue(environment, file, name) {
  return environment[name]?.trim() || file.get(name)?.trim() || undefined;
}

/**
 * As `givenValue`, but a value that is set and blank is "".
 * @param {Environment} environment
 * @param {Map<string, string>} file
 * @param {string} name
 */
function setValue(environment, file, name) {
  return (environment[name] ?? file.get(name))?.trim();
}

/**
 * Where a setting comes from, for a message.
 * @param {Environment} environment
 * @param {string} name
 */
function place(environment, name) {
  return environment[name]?.trim() ? "in the environment" : "in .env";
}

/** @param {string} value */
function checkPort(value) {
  const isPort = /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535;
  return isPort ? undefined : `a port from 1 to 65535, not "${value}"`;
}

/** @param {string} value */
function checkProxies(value) {
  const isCount = /^\d+$/.test(value) && Number(value) <= 10;
  return isCount ? undefined : `the number of reverse proxies, 0 to 10, not "${value}"`;
}

/** @param {string} value */
function checkDays(value) {
  const isCount = /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 36_500;
  return isCount ? undefined : `a number of days from 1 to 36500, not "${value}"`;
}

/**
 * The value is not repeated: it may hold a password.
 * @param {...string} protocols
 * @returns {(value: string) => string | undefined}
 */
function checkAddress(...protocols) {
  const expected = protocols.map((protocol) => `${protocol}//`).join(" or ");
  return (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (!url || !protocols.includes(url.protocol)) return `an address that starts with ${expected}`;
    return hasEncodedUser(url)
      ? undefined
      : "an address whose user name and password are percent-encoded, with %25 for a %";
  };
}

/** Whether user name and password can be decoded. @param {URL} url */
function hasEncodedUser({ username, password }) {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} value */
function checkMailServer(value) {
  const problem = checkAddress("smtp:", "smtps:")(value);
  if (problem !== undefined || new URL(value).hostname !== "") return problem;
  return "an address with the name of a mail server, such as smtp://mail.example.edu";
}

/** @param {string} value */
function checkName(value) {
  return value.length <= LONGEST_NAME ? undefined : `at most ${LONGEST_NAME} characters long`;
}

/** The address of a website as a whole. @param {string} value */
function checkOrigin(value) {
  const trimmed = value.replace(/\/+$/, "");
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (isWeb && url.href === `${url.origin}/`) return undefined;
  return "an address that starts with http:// or https://, without a user name, path, query or fragment";
}

/** A service that is asked over the internet. @param {string} value */
function checkService(value) {
  const wanted = "an address that starts with https:// or http://, without a user name or query";
  if (!URL.canParse(value)) return wanted;
  const { protocol, username, password, search, hash } = new URL(value);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username + password + search + hash === "" ? undefined : wanted;
}

/**
 * @param {...string} allowed
 * @returns {(value: string) => string | undefined}
 */
function checkOneOf(...allowed) {
  return (value) =>
    allowed.includes(value) ? undefined : `${allowed.join(" or ")}, not "${value}"`;
}

/** @param {string} value */
function checkEmail(value) {
  return /^[^\s@]+@[^\s@]+$/.test(value) ? undefined : `an email address, not "${value}"`;
}

/** @param {string} value */
function checkSender(value) {
  const isSender = /^[^\r\n]*[^\s@]+@[^\s@>]+>?$/.test(value);
  return isSender ? undefined : "an email address, with or without a name";
}

/** The cms rejects shorter ones too; more than 72 bytes are not compared. @param {string} value */
function checkPassword(value) {
  const isAccepted = value.length >= 10 && Buffer.byteLength(value) <= 72;
  return isAccepted ? undefined : "10 to 72 characters long";
}

/** @param {string} value */
function checkTimeZone(value) {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return undefined;
  } catch {
    return `the name of a time zone such as Europe/Paris, not "${value}"`;
  }
}

/** @param {string} value */
function checkSecret(value) {
  if (SAMPLE_SECRET.test(value)) return "a secret of your own, not a published sample value";
  const isLong = value.split(",").every((part) => part.trim().length >= SHORTEST_SECRET);
  return isLong ? undefined : `at least ${SHORTEST_SECRET} characters long`;
}
