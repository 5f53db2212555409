import { rm } from "node:fs/promises";
import path from "node:path";
import { createTestSite, TEST_OWNER } from "../../../../scripts/lib/test-site.mjs";

export interface TestSite {
  /** The public address, without a trailing slash. */
  url: string;
  cmsUrl: string;
  dataDir: string;
  owner: { email: string; password: string };
  /** Takes the cms away, as an outage would; web stays up. */
  stopCms: () => Promise<void>;
  startCms: () => Promise<void>;
  /** Makes web forget every page that it has kept. */
  restartWeb: () => Promise<void>;
  /** Ends a server in the middle of what it does. */
  crash: (server: "web" | "cms") => Promise<void>;
  start: (server: "web" | "cms") => Promise<void>;
  stop: () => Promise<void>;
}

const LAST_LINES = 40;

/**
 * Starts the production build as `npm start` does, on free ports and with a data folder of its own.
 * @param overrides settings of contract §2, such as `{ DEMO_CONTENT: "false" }` for an empty site
 */
export async function startTestSite(overrides: Record<string, string> = {}): Promise<TestSite> {
  const lines: string[] = [];
  const { site, settings, dispose } = await createTestSite(overrides, (server, line) => {
    lines.push(`${server} | ${line}`);
    if (lines.length > LAST_LINES) lines.shift();
  });
  try {
    await site.start();
  } catch (error) {
    await dispose();
    throw new Error(`The site did not start:\n${lines.join("\n")}`, { cause: error });
  }
  return {
    url: settings["SITE_URL"] ?? "",
    cmsUrl: settings["CMS_URL"] ?? "",
    dataDir: settings["DATA_DIR"] ?? "",
    owner: {
      email: settings["OWNER_EMAIL"] ?? TEST_OWNER.email,
      password: settings["OWNER_PASSWORD"] ?? TEST_OWNER.password,
    },
    stopCms: () => site.cms.stop(),
    startCms: () => site.cms.start(),
    restartWeb: async () => {
      await site.web.stop();
      await rm(path.join(settings["DATA_DIR"] ?? "", "pages"), { recursive: true, force: true });
      await site.web.start();
    },
    crash: async (server) => {
      const { pid } = site[server];
      if (pid === undefined) throw new Error(`${server} is not running`);
      process.kill(pid, "SIGKILL");
      // It would be started again after a pause: the test says when.
      await site[server].stop();
    },
    start: (server) => site[server].start(),
    stop: dispose,
  };
}
