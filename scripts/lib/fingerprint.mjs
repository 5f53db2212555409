import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * One hash of everything that something is made from: names and contents of files, and facts.
 * @param {object} what
 * @param {string} what.root names are taken relative to it
 * @param {string[]} what.paths files and folders; one that is not there counts as empty
 * @param {(path: string) => boolean} [what.skip] told the relative path
 * @param {string[]} [what.facts] such as the version of Node
 */
export function fingerprint({ root, paths, skip = () => false, facts = [] }) {
  const hash = createHash("sha256");
  for (const fact of facts) hash.update(`fact\0${fact}\0`);
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const name = relative(root, file);
      if (skip(name)) continue;
      hash.update(`file\0${name}\0`).update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]} the files, in an order that is the same everywhere
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Whether a stamp file says that something was made from exactly this.
 * @param {string} stamp
 * @param {string} print
 */
export function isStamped(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === print;
}

/**
 * @param {string} stamp
 * @param {string} print
 */
export function writeStamp(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
