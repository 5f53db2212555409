import { UserError } from "./user-error.mjs";

const LINE = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/s;
const ESCAPES = { n: "\n", r: "\r", t: "\t" };

/**
 * Reads the text of an `.env` file: `NAME=value` lines, `#` comments, values bare or in quotes.
 * The last of two lines with the same name counts.
 * @param {string} text
 * @returns {Map<string, string>}
 * @throws {UserError} for a line that is none of these, naming its number
 */
export function parseEnvFile(text) {
  const values = new Map();
  text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .forEach((line, index) => {
      const trimmed = line.trim();
      if (trimmed === "" || trimmed.startsWith("#")) return;
      const match = LINE.exec(trimmed);
      const value = match ? readValue(match[2] ?? "") : null;
      if (!match?.[1] || value === null) throw brokenLine(index + 1);
      values.set(match[1], value);
    });
  return values;
}

/**
 * The line itself is not repeated: it may hold a password.
 * @param {number} number
 */
function brokenLine(number) {
  return new UserError(
    `Line ${number} of .env cannot be read: write it as NAME=value (in double quotes when the ` +
      "value has spaces or #), or put # in front of it.",
  );
}

/**
 * @param {string} raw
 * @returns {string | null} null when a quote is not closed
 */
function readValue(raw) {
  const quote = raw[0];
  if (quote === '"') {
    const match = /^"((?:[^"\\]|\\.)*)"\s*(?:#.*)?$/.exec(raw);
    return match ? unescape(match[1] ?? "") : null;
  }
  if (quote === "'") {
    const match = /^'([^']*)'\s*(?:#.*)?$/.exec(raw);
    return match ? (match[1] ?? "") : null;
  }
  return raw.replace(/(^|\s)#.*$/, "").trim();
}

/**
 * A value as a line of `.env` holds it, so that it is read back as it is.
 * @param {string} value
 */
export function quoted(value) {
  if (!/['\r\n]/.test(value)) return `'${value}'`;
  const escaped = value.replace(/["\\$]/g, "\\$&");
  return `"${escaped.replaceAll("\n", "\\n").replaceAll("\r", "\\r")}"`;
}

/** @param {string} text */
function unescape(text) {
  return text.replace(/\\(.)/g, (_, char) => ESCAPES[/** @type {"n"} */ (char)] ?? char);
}
