import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshValue } from "./env-setup.mjs";
import { ROOT } from "./paths.mjs";
import { freePorts } from "./ports.mjs";
import { readSettings, SECRETS, SETTINGS } from "./settings.mjs";
import { createSite } from "./site.mjs";
import { fillDataFolder } from "./test-data.mjs";

export const TEST_OWNER = { email: "owner@example.edu", password: "a-password-for-tests" };

/**
 * A site of its own for tests: free ports, a data folder that goes with it, fresh secrets. Neither
 * `.env` nor the data of a site that runs on this machine is read or written. Its first start has been
 * made where `fillDataFolder` can: it is a site that starts again, with nobody's changes.
 * @param {Record<string, string>} [overrides] settings that differ from the tests' usual ones
 * @param {(server: string, line: string) => void} [onLine]
 * @param {Record<string, string>} [environment] what the servers see beside their settings
 */
export async function createTestSite(overrides = {}, onLine = () => {}, environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-test-"));
  const [webPort, cmsPort] = await freePorts(2);
  const settings = readSettings(
    {
      ...Object.fromEntries(SECRETS.map((name) => [name, freshValue(name)])),
      WEB_PORT: String(webPort),
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      OWNER_EMAIL: TEST_OWNER.email,
      OWNER_PASSWORD: TEST_OWNER.password,
      DEMO_CONTENT: "true",
      RATE_LIMIT: "off",
      ...overrides,
    },
    new Map(),
    ROOT,
  );
  const clean = withoutSettings(process.env);
  try {
    await fillDataFolder(settings, clean, (line) => onLine("cms", line));
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  const site = createSite({
    settings,
    environment: { ...clean, ...environment },
    onLine,
    onEvent: (event) => onLine("supervisor", event),
  });
  return {
    site,
    settings,
    dispose: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The environment without what would change the site. @param {NodeJS.ProcessEnv} environment */
function withoutSettings(environment) {
  const names = new Set(SETTINGS.map(({ name }) => name));
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.has(name)));
}
