import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Outcome of a run of tests
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures what failed, each with the messages of its tries as far as `MESSAGE_LINES`
 * @property {string[]} flaky what passed only when it was tried again, with what it said before
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {VitestFile[]} [testResults]
 *
 * @typedef {object} VitestFile
 * @property {string} name its path
 * @property {string} status
 * @property {string} [message] why it could not be loaded
 * @property {{ status?: string, fullName?: string, failureMessages?: string[] }[]} assertionResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, flaky: number, unexpected: number }} stats
 * @property {{ message?: string }[]} [errors] outside of tests
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {{ status: string, results: { errors?: { message?: string }[] }[] }[]} tests
 */

const MESSAGE_LINES = 12;

/** @type {Outcome} of a run in which nothing has run */
export const NOTHING = { passed: 0, failed: 0, failures: [], flaky: [] };

/**
 * What a vitest run reported. A file that could not even be loaded counts as one failure; a test that
 * passed when it was tried again has passed.
 * @param {unknown} report
 * @returns {Outcome}
 */
export function vitestOutcome(report) {
  const { numPassedTests, numFailedTests, testResults = [] } = /** @type {VitestReport} */ (report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages = [] }) => ({
      status,
      text: failure(`${file} › ${fullName}`, ...failureMessages),
      isTold: status === "failed" || failureMessages.length > 0,
    })),
  );
  const told = (/** @type {string} */ wanted) =>
    tests.filter(({ status, isTold }) => isTold && status === wanted).map(({ text }) => text);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...told("failed"), ...broken.map(({ name, message }) => failure(name, message))],
    flaky: told("passed"),
  };
}

/**
 * What a Playwright run reported; a test that passed when it was tried again has passed.
 * @param {unknown} report
 * @returns {Outcome}
 */
export function playwrightOutcome(report) {
  const { stats, errors = [], suites = [] } = /** @type {PlaywrightReport} */ (report);
  const told = (/** @type {string} */ wanted) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ title, file, tests }) =>
        tests
          .filter(({ status }) => status === wanted)
          .map(({ results }) =>
            failure(`${file} › ${title}`, ...results.map(({ errors }) => errors?.[0]?.message)),
          ),
      );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...told("unexpected"),
      ...errors.map(({ message }) => failure("outside of tests", message)),
    ],
    flaky: told("flaky"),
  };
}

/**
 * The outcome of a finished run. One that failed without naming a test counts as one failure.
 * @param {string} path the report it wrote
 * @param {(report: unknown) => Outcome} read
 * @param {{ ok: boolean, tail: string }} result how it ended, and what it said last
 * @returns {Outcome}
 */
export function outcomeOf(path, read, { ok, tail }) {
  const outcome = existsSync(path) ? read(JSON.parse(readFileSync(path, "utf8"))) : NOTHING;
  if (ok || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [tail] };
}

/**
 * @param {Outcome[]} all
 * @returns {Outcome}
 */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {string} what @param {(string | undefined)[]} messages one or more of each try */
function failure(what, ...messages) {
  const lines = messages.flatMap((message = "") =>
    stripVTControlCharacters(message).trim().split("\n").slice(0, MESSAGE_LINES),
  );
  return [what, ...lines.map((line) => `  ${line}`)].join("\n").trimEnd();
}
