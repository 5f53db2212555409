import { setTimeout as pause } from "node:timers/promises";
import { eachLine, signalGroup, spawnGroup, Tail } from "./processes.mjs";

/**
 * @typedef {object} ServerProcessOptions
 * @property {string} name
 * @property {string[]} args what Node runs
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} readyUrl answers 2xx as soon as the server can serve
 * @property {(line: string) => void} onLine each line it writes
 * @property {(event: string) => void} [onEvent] what the supervisor did about it
 * @property {Partial<Timing>} [timing]
 *
 * @typedef {object} Timing in milliseconds
 * @property {number} startLimit how long a start may take
 * @property {number} firstPause before the first restart; doubles each time
 * @property {number} longestPause
 * @property {number} goodRun a run as long as this makes the next pause short again
 * @property {number} stopGrace how long it may finish its requests
 */

/** @type {Timing} */
const TIMING = {
  startLimit: 180_000,
  firstPause: 1000,
  longestPause: 30_000,
  goodRun: 60_000,
  stopGrace: 15_000,
};
const POLL_MS = 50;

/** A server ended or hung before it could serve. */
export class StartFailure extends Error {
  /**
   * @param {string} message
   * @param {string} tail the last lines it wrote
   */
  constructor(message, tail) {
    super(message);
    this.name = "StartFailure";
    this.tail = tail;
  }
}

/** One of the two servers: started, watched, started again when it dies, and stopped in peace. */
export class ServerProcess {
  /** @type {import("node:child_process").ChildProcess | null} */
  #child = null;
  #isWanted = false;
  #restarts = 0;
  #startedAt = 0;
  #tail = new Tail();
  /** Ends the pause before a restart. */
  #wake = new AbortController();

  /** @param {ServerProcessOptions} options */
  constructor(options) {
    this.options = options;
    this.name = options.name;
    this.timing = { ...TIMING, ...options.timing };
  }

  /** @returns {number | undefined} the process id while it runs */
  get pid() {
    return this.#child?.pid;
  }

  /**
   * Starts it and waits until it serves. From then on it is kept alive.
   * @throws {StartFailure} when it ends or hangs before that
   */
  async start() {
    this.#isWanted = true;
    this.#wake = new AbortController();
    const child = this.#spawn();
    await this.#untilReady(child);
    if (!this.#isWanted) return;
    child.once("exit", (code, signal) => void this.#onDeath(code, signal));
    // It may have died between its answer and this line.
    if (child.exitCode !== null || child.signalCode !== null) {
      void this.#onDeath(child.exitCode, child.signalCode);
    }
  }

  /** Lets it finish what it is doing, then ends it; by force only after the grace. */
  async stop() {
    this.#isWanted = false;
    this.#wake.abort();
    const child = this.#child;
    if (!child) return;
    const gone = this.#gone(child);
    child.kill("SIGTERM");
    const grace = pause(this.timing.stopGrace, true, { ref: false });
    const wasLate = await Promise.race([gone.then(() => false), grace]);
    if (wasLate && child.exitCode === null && child.signalCode === null) {
      this.#say(`did not stop within ${this.timing.stopGrace / 1000} s and was ended by force`);
    }
    // Whatever the server itself had started ends with it.
    signalGroup(child, "SIGKILL");
    await gone;
    this.#child = null;
  }

  /** @param {import("node:child_process").ChildProcess} child */
  #gone(child) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      return Promise.resolve();
    }
    return new Promise((resolve) => child.once("exit", resolve));
  }

  #spawn() {
    const { args, cwd, env, onLine } = this.options;
    const watchdog = ["--import", new URL("parent-watchdog.mjs", import.meta.url).href];
    const child = spawnGroup(process.execPath, [...watchdog, ...args], {
      cwd,
      env,
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin?.on("error", () => {});
    this.#child = child;
    this.#startedAt = Date.now();
    this.#tail = new Tail();
    for (const stream of [child.stdout, child.stderr]) {
      eachLine(stream, (line) => {
        this.#tail.add(line);
        onLine(line);
      });
    }
    return child;
  }

  /** @param {import("node:child_process").ChildProcess} child */
  async #untilReady(child) {
    /** @type {string | null} */
    let end = null;
    child.once("error", (error) => (end = error.message));
    // "close" comes after the last line was read.
    child.once("close", (code, signal) => (end ??= signal ?? `exit code ${code}`));
    const deadline = Date.now() + this.timing.startLimit;
    while (this.#isWanted) {
      if (end !== null) throw this.#startFailure(`stopped while it was starting (${end})`);
      if (await answers(this.options.readyUrl)) return;
      if (Date.now() > deadline) throw this.#startFailure("does not answer");
      await pause(POLL_MS);
    }
  }

  /** @param {string} what */
  #startFailure(what) {
    return new StartFailure(`${this.name} ${what}`, this.#tail.toString());
  }

  /**
   * Brings it back, after a pause that doubles as long as it keeps dying. Never gives up.
   * @param {number | null} code
   * @param {string | null} signal
   */
  async #onDeath(code, signal) {
    if (!this.#isWanted) return;
    if (Date.now() - this.#startedAt > this.timing.goodRun) this.#restarts = 0;
    const wait = Math.min(this.timing.firstPause * 2 ** this.#restarts, this.timing.longestPause);
    this.#restarts += 1;
    this.#say(`ended (${signal ?? `exit code ${code}`}); starting it again in ${wait / 1000} s`);
    if (this.#child) signalGroup(this.#child, "SIGKILL");
    await pause(wait, undefined, { signal: this.#wake.signal }).catch(() => {});
    if (!this.#isWanted) return;
    try {
      await this.start();
      if (this.#isWanted) this.#say("is back");
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      const child = this.#child;
      if (child) signalGroup(child, "SIGKILL");
      await this.#onDeath(child?.exitCode ?? null, child?.signalCode ?? null);
    }
  }

  /** @param {string} event */
  #say(event) {
    this.options.onEvent?.(`${this.name} ${event}`);
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000), redirect: "manual" });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
