import { availableParallelism } from "node:os";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

// Not vite.config.ts: the Remix plugin cannot run under vitest.
const unitSettings = {
  NODE_ENV: "test" as const,
  SITE_URL: "http://localhost:3000",
  CMS_URL: "http://127.0.0.1:1",
  SESSION_SECRET: "unit-tests-session-secret",
  EDGE_SECRET: "unit-tests-edge-secret",
  TIME_ZONE: "UTC",
};

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // Other stages of `npm test` run beside these tests: a slow machine is not a defect.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // What a test stubs is put back after it: the next file runs in the same thread.
    unstubEnvs: true,
    unstubGlobals: true,
    // Longer than the site of the contract tests may take to finish its requests and to stop.
    teardownTimeout: 30_000,
    // Many tests wait, for a server or for the clock: on two cores one worker leaves both idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    minWorkers: 1,
    poolOptions: {
      threads: {
        // Test files share the modules they import, which are most of what a file costs.
        isolate: false,
        // Node's Request accepts only the URLSearchParams that is global when it is loaded: load it before jsdom
        // puts its own there.
        execArgv: ["--import", "data:text/javascript,Request"],
      },
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: [
            "app/**/*.test.ts",
            "server/**/*.test.ts",
            "tests/*.test.ts",
            "tests/guards/**/*.test.ts",
          ],
          setupFiles: "tests/support/quiet-console.ts",
          env: unitSettings,
          pool: "threads",
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["app/**/*.test.tsx"],
          setupFiles: ["tests/support/quiet-console.ts", "tests/support/dom.ts"],
          env: unitSettings,
          pool: "threads",
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          environment: "node",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: "tests/support/real-cms.ts",
          setupFiles: "tests/support/contract-settings.ts",
          // All files write to one cms.
          poolOptions: { forks: { singleFork: true } },
        },
      },
      {
        extends: true,
        test: {
          name: "sites",
          environment: "node",
          include: ["tests/sites/*.test.ts"],
          globalSetup: "tests/support/built-servers.ts",
          env: { ...unitSettings, SESSION_SECRET: "the-session-secret-of-these-sites" },
        },
      },
    ],
  },
});
