import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { ROOT } from "../lib/paths.mjs";

/** A folder that goes when the test is over. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), "lectern-scripts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A copy of the repository that has nothing but scripts/.
 * @param {Record<string, string>} [commands] source code of commands of a built cms, by file; with
 *   them there is a site
 */
export function copyOfScripts(commands) {
  const root = scratchFolder();
  cpSync(join(ROOT, "scripts"), join(root, "scripts"), { recursive: true });
  if (commands === undefined) return root;
  const folder = join(root, "cms/dist/src/commands");
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of Object.entries(commands)) writeFileSync(join(folder, file), code);
  mkdirSync(join(root, "data"));
  writeFileSync(join(root, "data/lectern.db"), "");
  return root;
}

/**
 * Runs a script of a copy, without a terminal.
 * @param {string} root
 * @param {string} name such as "backup"
 * @param {string[]} args
 * @param {Record<string, string>} [env] beside a PATH without programs
 */
export function runScript(root, name, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: "/nonexistent", ...env },
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

/**
 * @param {() => unknown} condition
 * @param {number} [patienceMs]
 */
export async function until(condition, patienceMs = 10_000) {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Never came true: ${condition}`);
    await pause(25);
  }
}

/** @param {string} path @returns {string[]} */
export function linesOf(path) {
  try {
    return readFileSync(path, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
