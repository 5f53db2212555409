import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { MODULES, ROOT } from "../paths.mjs";
import { UserError } from "../user-error.mjs";
import { runProgram } from "../processes.mjs";
import { duration, stageLine } from "../progress.mjs";
import { NOTHING, outcomeOf, sum } from "./outcomes.mjs";

/**
 * @typedef {import("./outcomes.mjs").Outcome} Outcome
 *
 * @typedef {object} Check a stage of the tests: programs that are run one after the other
 * @property {string} name
 * @property {Step[]} steps
 * @property {string[]} [needs] names of stages that must have passed
 *
 * @typedef {object} Step
 * @property {string} script a program of node_modules, by its file
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [minutes] after which it is taken to hang, even on a busy machine
 * @property {(report: unknown) => Outcome} [report] reads its report; without one it counts as one
 * @property {(path: string) => { args?: string[], env?: NodeJS.ProcessEnv }} [reportTo]
 */

const MINUTES = 60_000;

/** Runs stages, shows what they say, and adds up what passed and failed. */
export class Runner {
  /** @type {Outcome[]} */
  #all = [];
  /** @type {Set<string>} */
  #failed = new Set();
  #reports = 0;
  #scratch = mkdtempSync(join(tmpdir(), "lectern-reports-"));

  /** @param {import("../progress.mjs").Progress} progress */
  constructor(progress) {
    this.progress = progress;
  }

  get total() {
    return sum(this.#all);
  }

  /**
   * A stage that prepares something, such as the install: it counts only when it fails.
   * @param {string} name
   * @param {string} what
   * @param {(setDetail: import("../progress.mjs").SetDetail) => Promise<string>} work
   * @returns {Promise<boolean>} whether it succeeded
   */
  async prepare(name, what, work) {
    try {
      await this.progress.run(name, what, work);
      return true;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      if (error.detail) this.progress.print(error.detail);
      this.progress.print(error.message);
      this.#count(name, { ...NOTHING, failed: 1, failures: [error.message] });
      return false;
    }
  }

  /**
   * Runs lists of stages side by side, within a list one after the other.
   *
   * @param {Check[]} shown whose lines are printed as they come
   * @param {Check[][]} gathered lists whose lines are printed when their stage has ended
   */
  async runSideBySide(shown, ...gathered) {
    const runShown = async () => {
      for (const check of shown) await this.run(check);
    };
    const runGathered = async (/** @type {Check[]} */ checks) => {
      for (const check of checks) {
        /** @type {string[]} */
        const lines = [];
        await this.run(check, (line) => lines.push(line));
        for (const line of lines) this.progress.print(line);
      }
    };
    await Promise.all([runShown(), ...gathered.map(runGathered)]);
  }

  /**
   * @param {Check} check
   * @param {(line: string) => void} [print] where its lines go
   */
  async run({ name, steps, needs = [] }, print = (line) => this.progress.print(line)) {
    const missing = needs.filter((stage) => this.#failed.has(stage));
    if (missing.length > 0) {
      print(stageLine("-", name, `skipped, because ${missing.join(" and ")} failed`));
      this.#failed.add(name);
      return;
    }
    const begin = performance.now();
    print(`\n── ${name} ${"─".repeat(Math.max(3, 76 - name.length))}`);
    const outcomes = [];
    for (const step of steps) outcomes.push(await this.#step(step, print));
    const total = sum(outcomes);
    this.#count(name, total);
    const took = duration(performance.now() - begin);
    const mark = total.failed === 0 ? "✓" : "✗";
    print(stageLine(mark, name, `${total.passed} passed, ${total.failed} failed (${took})`));
  }

  /**
   * @param {Step} step
   * @param {(line: string) => void} print
   * @returns {Promise<Outcome>}
   */
  async #step({ script, args, cwd = ROOT, env, minutes = 20, report, reportTo }, print) {
    this.#reports += 1;
    const path = join(this.#scratch, `${this.#reports}.json`);
    const extra = reportTo?.(path) ?? {};
    const result = await runProgram(
      process.execPath,
      [join(MODULES, script), ...args, ...(extra.args ?? [])],
      {
        cwd,
        // Each runner sets its own NODE_ENV; one of the shell would change what is tested.
        env: { ...process.env, NODE_ENV: undefined, ...env, ...extra.env },
        timeoutMs: minutes * MINUTES,
        onLine: print,
      },
    );
    if (result.isLate) print(`Ended by force after ${minutes} minutes.`);
    if (report) return outcomeOf(path, report, result);
    return result.ok
      ? { ...NOTHING, passed: 1 }
      : { ...NOTHING, failed: 1, failures: [result.tail] };
  }

  /**
   * @param {string} name
   * @param {Outcome} outcome
   */
  #count(name, outcome) {
    const failures = outcome.failures.map((failure) => stageLine("✗", name, failure));
    const flaky = outcome.flaky.map((failure) => stageLine("~", name, failure));
    this.#all.push({ ...outcome, failures, flaky });
    if (outcome.failed > 0) this.#failed.add(name);
  }

  /** Once more what failed, far above; the last line, which other programs read; the exit code. */
  finish() {
    rmSync(this.#scratch, { recursive: true, force: true });
    const { passed, failed, failures, flaky } = this.total;
    if (flaky.length > 0) {
      this.progress.print(["", "Passed only when tried again:", ...flaky].join("\n"));
    }
    if (failures.length > 0) this.progress.print(["", "Failed:", ...failures].join("\n"));
    process.exitCode = failed === 0 ? 0 : 1;
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}
