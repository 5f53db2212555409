import { readFileSync, readdirSync } from "node:fs";
import { UserError } from "../user-error.mjs";

/**
 * The processor time that the threads of a process have used since they began.
 * @param {number} pid
 * @returns {number} microseconds
 * @throws {UserError} where the system does not tell
 */
export function cpuOf(pid) {
  // The usual figures of /proc/<pid>/stat come in hundredths of a second; the scheduler's own are
  // nanoseconds, thread by thread.
  const folder = `/proc/${pid}/task`;
  const nanoseconds = list(folder).map((thread) => {
    return Number(read(`${folder}/${thread}/schedstat`).split(" ", 1)[0]);
  });
  return nanoseconds.reduce((sum, used) => sum + used, 0) / 1000;
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
  return ofLinux(() => readFileSync(file, "utf8"));
}

/** @param {string} folder */
function list(folder) {
  return ofLinux(() => readdirSync(folder));
}

/** @template T @param {() => T} look */
function ofLinux(look) {
  try {
    return look();
  } catch {
    throw new UserError("The bench reads processor time from /proc, which only Linux has.");
  }
}

/**
 * The one running process of a server.
 * @param {{ name: string, pid: number | undefined }} server
 */
export function pidOf({ name, pid }) {
  if (pid === undefined) throw new UserError(`The ${name} is not running.`);
  return pid;
}
