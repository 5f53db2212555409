import { CMS, ROOT, WEB } from "../paths.mjs";
import { playwrightOutcome, vitestOutcome } from "./outcomes.mjs";

/**
 * @typedef {import("./runner.mjs").Check} Check
 * @typedef {import("./runner.mjs").Step} Step
 */

/**
 * Tests with servers meet the moods of the machine; where nobody sits beside them, one that fails is
 * tried once more, and named at the end.
 */
const RETRY = process.env.CI ? ["--retry=1"] : [];

const TSC = "typescript/bin/tsc";

/** @type {Check} */
export const FORMAT = {
  name: "format",
  steps: [{ script: "prettier/bin/prettier.cjs", args: ["--check", "--log-level", "warn", "."] }],
};

/** @type {Check} */
export const LINT = {
  name: "lint",
  steps: [{ script: "eslint/bin/eslint.js", args: [".", "--max-warnings", "0"] }],
};

/** @type {Check} */
export const UNUSED = { name: "unused", steps: [{ script: "knip/bin/knip.js", args: [] }] };

/** @type {Check} */
export const TYPES = {
  name: "types",
  steps: ["scripts", "web", "cms", "cms/src/admin", "cms/tests"].map((project) => ({
    script: TSC,
    args: ["-p", project, "--noEmit"],
  })),
};

/** @type {Check} */
export const UNIT = {
  name: "unit",
  steps: [
    vitest({ args: ["run", "--root", "scripts"], cwd: ROOT }),
    vitest({ args: ["run", "--project", "unit", "--project", "dom"], cwd: WEB }),
  ],
};

/** @type {Check} */
export const CMS_API = {
  name: "cms API",
  steps: [vitest({ args: ["run", ...RETRY], cwd: CMS, minutes: 30 })],
};

/**
 * What differs between the databases: what is saved together, how changes are heard of and kept, who
 * counts attempts, and who waits for whom.
 * @param {string} url of a Postgres server
 * @returns {Check}
 */
export function postgresTests(url) {
  const files = [
    ...["api/content-changes", "content-state", "api/content-stream", "lists-and-pages"],
    ...["failed-commits", "lost-connections", "lost-database"],
    ...["shared-database", "record-versions", "api/revisions"],
    ...["api/publications", "api/schedule", "api/previews", "start/backup", "start/bucket-backup"],
    ...["api/publication-page-settings", "api/accounts-email-change"],
  ];
  return {
    name: "cms on Postgres",
    needs: ["postgres"],
    steps: [vitest({ args: ["run", ...RETRY, ...files], cwd: CMS, env: { DATABASE_URL: url } })],
  };
}

/** @type {Check} */
export const CONTRACT = {
  name: "contract",
  needs: ["build"],
  steps: [vitest({ args: ["run", ...RETRY, "--project", "contract"], cwd: WEB })],
};

/** Tests with sites of their own: two at a time, since each starts several servers. @type {Check} */
export const SITES = {
  name: "sites",
  needs: ["build"],
  steps: [vitest({ args: ["run", ...RETRY, "--project", "sites", "--maxWorkers=2"], cwd: WEB })],
};

/** Part of `npm run fuzz`, always the same. @type {Check} */
export const FUZZ = {
  name: "fuzz",
  needs: ["build"],
  steps: [
    { script: "../scripts/fuzz.mjs", args: ["--seed", "12", "--requests", "1600"], minutes: 10 },
  ],
};

/**
 * @param {string} browser the path of a Chromium
 * @returns {Check}
 */
export function browserTests(browser) {
  return {
    name: "browser",
    needs: ["build", "chromium"],
    steps: [
      {
        script: "@playwright/test/cli.js",
        args: ["test", "--config", "tests/e2e/playwright.config.ts", "--reporter=list,json"],
        cwd: WEB,
        env: { CHROMIUM_PATH: browser },
        minutes: 60,
        report: playwrightOutcome,
        reportTo: (path) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path } }),
      },
    ],
  };
}

/**
 * @param {Pick<Step, "args" | "cwd" | "env" | "minutes">} step
 * @returns {Step}
 */
function vitest(step) {
  return {
    ...step,
    script: "vitest/vitest.mjs",
    report: vitestOutcome,
    reportTo: (path) => ({
      args: ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`],
    }),
  };
}
