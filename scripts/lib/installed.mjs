import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean,
 *   peer?: boolean, dependencies?: object, devDependencies?: object }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

/**
 * Whether `node_modules` holds what the lock file asks for, by npm's own record of what it
 * installed. So packages that were installed by hand are not installed once more.
 * @param {string} root
 */
export function holdsLockedPackages(root) {
  const lock = readJson(join(root, "package-lock.json"));
  const installed = readJson(join(root, "node_modules/.package-lock.json"));
  if (!lock?.packages || !installed?.packages) return false;
  const there = installed.packages;
  const hasAll = Object.entries(lock.packages).every(
    ([path, entry]) =>
      !path.startsWith("node_modules/") || isThere(entry, there[path], join(root, path)),
  );
  return (
    hasAll && ["", "cms", "web"].every((server) => isLocked(root, server, lock.packages?.[server]))
  );
}

/**
 * @param {LockEntry} wanted
 * @param {LockEntry | undefined} found
 * @param {string} path
 */
function isThere(wanted, found, path) {
  if (wanted.link) return existsSync(path);
  // Optional packages are left out where they do not fit the platform.
  if (!found) return Boolean(wanted.optional ?? wanted.devOptional);
  return wanted.version === found.version && existsSync(path);
}

/**
 * Whether the lock file was made for this package.json.
 * @param {string} root
 * @param {string} server
 * @param {LockEntry | undefined} entry
 */
function isLocked(root, server, entry) {
  const manifest = readJson(join(root, server, "package.json"));
  const parts = /** @type {const} */ (["dependencies", "devDependencies"]);
  return parts.every((part) => same(manifest?.[part], entry?.[part]));
}

/**
 * @param {object | undefined} one
 * @param {object | undefined} other
 */
function same(one, other) {
  const sorted = (/** @type {object | undefined} */ map) =>
    JSON.stringify(Object.entries(map ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}

/**
 * @param {string} path
 * @returns {any} null when there is no such file
 */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
