import { randomBytes, randomInt } from "node:crypto";
import { appendFileSync, chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { parseEnvFile } from "./env-file.mjs";
import { errorCode, UserError } from "./user-error.mjs";
import { givenValue, INITIALISED, SECRETS, SETTINGS } from "./settings.mjs";

const PRIVATE = 0o600;
const OTHERS_MAY_READ = 0o077;
/** Without the letters and digits that look like others. */
const PASSWORD_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Names in `.env` that are meant for Node and for docker-compose.yml. */
const FOR_OTHERS = ["NODE_ENV", "NODE_OPTIONS", "POSTGRES_PASSWORD"];

const HEADER = `# Settings of this site. Keep it private and back it up with the data folder: the secrets below
# sign the owner's session. All settings are explained in .env.example.
`;

/**
 * @param {string} path
 * @returns {Map<string, string>} empty when there is no such file
 */
export function readEnvFile(path) {
  if (!existsSync(path)) return new Map();
  try {
    return parseEnvFile(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${path} cannot be read (${errorCode(error)}): check whose file it is.`);
  }
}

/**
 * @typedef {object} EnvPlan
 * @property {Map<string, string>} file what `.env` holds, with what will be added
 * @property {string[]} added names of the values that were made now
 * @property {string | null} password the owner's, only when it was made now
 */

/**
 * Makes what a first start needs and nobody has set: secrets and the owner's password.
 * Writes nothing yet.
 * @param {string} path
 * @param {Record<string, string | undefined>} environment
 * @param {string[]} [more] further secrets that are needed
 * @returns {EnvPlan}
 */
export function planEnvFile(path, environment, more = []) {
  const file = readEnvFile(path);
  const needed = [...SECRETS, "OWNER_PASSWORD", ...more];
  const added = needed.filter((name) => !givenValue(environment, file, name));
  for (const name of added) file.set(name, freshValue(name));
  const password = added.includes("OWNER_PASSWORD") ? file.get("OWNER_PASSWORD") : undefined;
  return { file, added, password: password ?? null };
}

/**
 * Adds the new values at the end of `.env`; what is there already stays as it is.
 * @param {string} path
 * @param {EnvPlan} plan
 */
export function writeEnvFile(path, { file, added }) {
  if (added.length > 0) append(path, file, added);
  else if (existsSync(path)) makePrivate(path);
}

/**
 * Notes in `.env`, if there is one, that the site has its database now: a later start that finds none
 * stops, for then DATA_DIR is not mounted, or has been emptied.
 * @param {string} path
 * @param {Record<string, string | undefined>} environment
 */
export function noteInitialised(path, environment) {
  const file = readEnvFile(path);
  if (!existsSync(path) || givenValue(environment, file, INITIALISED)) return;
  try {
    appendLines(
      path,
      `# This site has a database. Remove the line only to begin anew.\n${INITIALISED}=true\n`,
    );
  } catch (error) {
    console.warn(`Warning: ${INITIALISED}=true could not be added to .env (${errorCode(error)}).`);
  }
}

/**
 * Names in `.env` that no part of Lectern knows: most likely a slip.
 * @param {Map<string, string>} file
 */
export function unknownNames(file) {
  const known = new Set([...SETTINGS.map(({ name }) => name), ...FOR_OTHERS]);
  return [...file.keys()].filter((name) => !known.has(name));
}

/** @param {string} name */
export function freshValue(name) {
  if (name === "OWNER_PASSWORD") return freshPassword();
  if (name === "APP_KEYS") return `${freshSecret()},${freshSecret()}`;
  return freshSecret();
}

function freshSecret() {
  return randomBytes(32).toString("base64url");
}

/** Four groups of five letters: 100 bits, easy to type. */
function freshPassword() {
  const letter = () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)];
  const group = () => Array.from({ length: 5 }, letter).join("");
  return [group(), group(), group(), group()].join("-");
}

/**
 * @param {string} path
 * @param {Map<string, string>} values
 * @param {string[]} names
 */
function append(path, values, names) {
  const lines = names.map((name) => `${name}=${values.get(name)}\n`).join("");
  try {
    appendLines(path, lines);
  } catch (error) {
    throw new UserError(
      `${path} cannot be written (${errorCode(error)}): make the folder writable, or set ` +
        `${names.join(", ")} in the environment.`,
    );
  }
}

/** @param {string} path @param {string} lines */
function appendLines(path, lines) {
  const isNew = !existsSync(path);
  if (!isNew) makePrivate(path);
  const endsMidLine = !isNew && !/(^|\n)$/.test(readFileSync(path, "utf8"));
  const text = (isNew ? `${HEADER}\n` : endsMidLine ? "\n" : "") + lines;
  appendFileSync(path, text, { mode: PRIVATE });
}

/** It holds secrets, so only its owner may read it. @param {string} path */
function makePrivate(path) {
  if ((statSync(path).mode & OTHERS_MAY_READ) === 0) return;
  try {
    chmodSync(path, PRIVATE);
  } catch {
    console.warn(`Warning: others can read ${path}, which holds secrets.`);
  }
}
