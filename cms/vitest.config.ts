import os from "node:os";
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
    // One more than there are cores: many tests wait for a disk, a timer or a process of their own.
    poolOptions: {
      threads: { maxThreads: Math.min(os.availableParallelism(), 2) + 1, minThreads: 1 },
    },
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Strapi writes its own log; a passing run has nothing to say.
    silent: "passed-only",
  },
});
