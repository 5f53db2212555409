import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnvFile, quoted } from "./env-file.mjs";
import { SETTINGS } from "./settings.mjs";

const PRIVATE = 0o600;
const NAME = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=/;

/** @param {string} path @returns {Map<string, string>} settings that Lectern knows */
function readLines(path) {
  if (!existsSync(path)) return new Map();
  const known = new Set(SETTINGS.map(({ name }) => name));
  const lines = [...parseEnvFile(readFileSync(path, "utf8"))];
  return new Map(lines.filter(([name]) => known.has(name)));
}

/** @param {string} text @param {Set<string>} names */
function withoutLines(text, names) {
  const lines = text.split("\n").filter((line) => !names.has(NAME.exec(line.trim())?.[1] ?? ""));
  return lines.join("\n");
}

/**
 * Takes over the settings that came with a backup: its secrets take the place of those in `.env`,
 * other settings are added where `.env` does not say them. The old file is kept.
 * @param {object} options
 * @param {string} options.folder where the settings of the backup lie
 * @param {string} options.envFile
 * @param {string} options.keptAs where the old `.env` is kept, when it changes
 * @returns {string[]} the names that were written
 */
export function takeOverSettings({ folder, envFile, keptAs }) {
  const secrets = readLines(join(folder, "secrets.env"));
  const others = readLines(join(folder, "settings.env"));
  const text = existsSync(envFile) ? readFileSync(envFile, "utf8") : "";
  const present = parseEnvFile(text);
  const missing = [...others].filter(([name]) => !present.get(name)?.trim());
  const changed = [...secrets].filter(([name, value]) => present.get(name) !== value);
  const lines = [...missing, ...changed];
  if (lines.length === 0) return [];
  if (text !== "") copyFileSync(envFile, keptAs);
  const names = new Set(lines.map(([name]) => name));
  const rest = withoutLines(text, names).replace(/\n*$/, text === "" ? "" : "\n");
  const added = lines.map(([name, value]) => `${name}=${quoted(value)}\n`).join("");
  writeFileSync(envFile, `${rest}# From a backup:\n${added}`, { mode: PRIVATE });
  return [...names];
}
