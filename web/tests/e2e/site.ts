import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { TEST_OWNER, createTestSite } from "../../../scripts/lib/test-site.mjs";

/**
 * Starts the production build as `npm start` does, on free ports and with data of its own, and
 * hands its addresses to the tests. Tests run in other processes: they stop and start the cms
 * through a small control server.
 */
export default async function startSite() {
  const lines: string[] = [];
  const { site, settings, dispose } = await createTestSite({}, (half, line) => {
    lines.push(`${half}: ${line}`);
  });
  await site.start().catch(async (error: unknown) => {
    console.error(lines.join("\n"));
    await dispose();
    throw error;
  });

  const control = createServer((request, response) => {
    const done = request.url === "/stop-cms" ? site.cms.stop() : site.cms.start();
    done.then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => control.listen(0, "127.0.0.1", resolve));

  Object.assign(process.env, {
    E2E_SITE_URL: settings["SITE_URL"],
    E2E_CMS_URL: settings["CMS_URL"],
    E2E_DATA_DIR: settings["DATA_DIR"],
    E2E_CONTROL_URL: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    E2E_OWNER_EMAIL: TEST_OWNER.email,
    E2E_OWNER_PASSWORD: TEST_OWNER.password,
  });
  return async () => {
    control.close();
    await dispose();
  };
}
