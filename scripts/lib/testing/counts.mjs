import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What a vitest run reported. A file that could not even be loaded counts as one failure.
 * @param {unknown} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const { numPassedTests, numFailedTests, testResults } =
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults?: { status: string, assertionResults: unknown[] }[] }} */ (
      report
    );
  const broken = (testResults ?? []).filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * What a Playwright run reported; a test that passed when it was tried again has passed.
 * @param {unknown} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { stats, errors } =
    /** @type {{ stats: { expected: number, flaky: number, unexpected: number }, errors?: unknown[] }} */ (
      report
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
  };
}

/**
 * The counts of a finished run. One that failed without naming a test counts as one failure.
 * @param {string} path the report it wrote
 * @param {(report: unknown) => Counts} read
 * @param {boolean} ok whether it ended well
 * @returns {Counts}
 */
export function countsOf(path, read, ok) {
  const counts = existsSync(path)
    ? read(JSON.parse(readFileSync(path, "utf8")))
    : { passed: 0, failed: 0 };
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
