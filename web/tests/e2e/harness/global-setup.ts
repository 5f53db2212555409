import { build } from "../../../../scripts/lib/build.mjs";
import { startTestSite } from "./test-site";

/**
 * One site for all specs; they learn from the environment where it is. With `E2E_SITE_URL`,
 * `E2E_CMS_URL`, `E2E_DATA_DIR`, `E2E_OWNER_EMAIL` and `E2E_OWNER_PASSWORD` set, the site that
 * runs there is tested instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_SITE_URL"]) return undefined;
  await build((what) => console.log(what));
  const site = await startTestSite();
  process.env["E2E_SITE_URL"] = site.url;
  process.env["E2E_CMS_URL"] = site.cmsUrl;
  process.env["E2E_DATA_DIR"] = site.dataDir;
  process.env["E2E_OWNER_EMAIL"] = site.owner.email;
  process.env["E2E_OWNER_PASSWORD"] = site.owner.password;
  return site.stop;
}
