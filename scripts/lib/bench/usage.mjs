import { readFileSync } from "node:fs";
import { Problem } from "../problem.mjs";

/** Linux counts processor time in hundredths of a second. */
const TICK_US = 10_000;

/**
 * The processor time that a process has used since it began, its threads included.
 * @param {number} pid
 * @returns {number} microseconds
 * @throws {Problem} where the system does not tell
 */
export function cpuOf(pid) {
  // The name in brackets may hold blanks; the fields are counted from behind it.
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

/**
 * The memory that a process holds.
 * @param {number} pid
 * @returns {number} MB
 */
export function memoryOf(pid) {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
  return Number(kilobytes) / 1024;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Problem("The bench reads processor time from /proc, which only Linux has.");
  }
}

/**
 * The one running process of a half.
 * @param {{ name: string, pid: number | undefined }} half
 */
export function pidOf({ name, pid }) {
  if (pid === undefined) throw new Problem(`The ${name} is not running.`);
  return pid;
}
