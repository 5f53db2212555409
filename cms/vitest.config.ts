import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/support/global-setup.ts",
    // strapi.destroy() removes every listener of the process, which cuts vitest's forks off.
    pool: "threads",
    poolOptions: { threads: { maxThreads: 2, minThreads: 1 } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Strapi writes its own log; a passing run has nothing to say.
    silent: "passed-only",
  },
});
