import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/**
 * What Playwright switches off, since a second `--disable-features` replaces its own, and the two
 * lists of suggestions below the address bar: Chromium draws each in a process of its own for every
 * window, which nobody sees without a screen and which costs more than most pages.
 */
const SWITCHED_OFF = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "AimEnabled"],
  ...["OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./harness/global-setup.ts",
  // Each worker has a site of its own; the specs of a worker share it, and some change what it shows.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  retries: process.env["CI"] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // Its user agent is that of a person's browser: "HeadlessChrome" is served as a bot.
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // Far from UTC, so that a date which a time zone shifts is seen.
    timezoneId: "America/Los_Angeles",
    // An action on a page that no longer responds fails before the whole test runs out of time.
    actionTimeout: 30_000,
    // Recording takes time: where a failed test is run again, only that is recorded.
    trace: process.env["CI"] ? "on-first-retry" : "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", `--disable-features=${SWITCHED_OFF.join(",")}`],
    },
  },
});
