import { spawn } from "node:child_process";

const TAIL_LINES = 60;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches only this process, which
 * then decides what ends in which order, and nothing that the program started is left behind.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
export function spawnGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: process.platform !== "win32" });
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  return child;
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    // The group is gone already.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Ends all programs that are still running, at once. */
export function killAll() {
  for (const child of running) signalGroup(child, "SIGKILL");
}

/**
 * Calls back for each full line of a stream.
 * @param {import("node:stream").Readable | null} stream
 * @param {(line: string) => void} onLine
 */
export function eachLine(stream, onLine) {
  let rest = "";
  stream?.setEncoding("utf8");
  stream?.on("data", (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split(/\r?\n|\r/);
    rest = lines.pop() ?? "";
    lines.forEach(onLine);
  });
  stream?.on("close", () => {
    if (rest) onLine(rest);
  });
}

/** The last lines that a program wrote, for the report of its failure. */
export class Tail {
  /** @type {string[]} */
  #lines = [];

  /** @param {string} line */
  add(line) {
    this.#lines.push(line);
    if (this.#lines.length > TAIL_LINES) this.#lines.shift();
  }

  toString() {
    return this.#lines.join("\n").trim();
  }
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void,
 *   timeoutMs?: number, uid?: number, gid?: number }} [options]
 * @returns {Promise<{ ok: boolean, code: number | null, isLate: boolean, tail: string }>}
 *   code is null when it could not be started or a signal ended it
 */
export function runProgram(command, args, { onLine, timeoutMs, ...options } = {}) {
  return new Promise((resolve) => {
    const tail = new Tail();
    const child = spawnGroup(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let isLate = false;
    const timer = setTimeout(
      () => {
        isLate = true;
        signalGroup(child, "SIGKILL");
      },
      timeoutMs ?? 2 ** 31 - 1,
    );
    for (const stream of [child.stdout, child.stderr]) {
      eachLine(stream, (line) => {
        tail.add(line);
        onLine?.(line);
      });
    }
    const settle = (/** @type {number | null} */ code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0, code, isLate, tail: tail.toString() });
    };
    child.once("error", (error) => {
      tail.add(error.message);
      settle(null);
    });
    child.once("close", settle);
  });
}

/**
 * @typedef {object} Outcome of a program whose words were seen as they came
 * @property {boolean} ok
 * @property {string} reason why it did not succeed, for the end of a sentence
 */

/**
 * @param {{ status: number | null, signal: NodeJS.Signals | null }} ended as `spawnSync` has it
 * @returns {Outcome}
 */
export function outcomeOf({ status, signal }) {
  return {
    ok: status === 0,
    reason: signal === null ? "see above" : `it was ended by ${signal}`,
  };
}
