import path from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first";

process.env.LECTERN_TEST_DIST ??= path.join(import.meta.dirname, ".cache", `test-${process.pid}`);

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/support/global-setup.ts",
    // strapi.destroy() removes every listener of the process, which cuts vitest's forks off.
    pool: "threads",
    poolOptions: { threads: { maxThreads: 2, minThreads: 1 } },
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Strapi writes its own log; a passing run has nothing to say.
    silent: "passed-only",
  },
});
