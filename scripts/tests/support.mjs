import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";

/** A folder that goes when the test is over. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), "lectern-scripts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
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
