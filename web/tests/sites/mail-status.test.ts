import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestSite, startTestSite } from "../e2e/harness/test-site";
import { ask, signInAt } from "../support/web-requests";

/** What the owner is told about mails that do not get away. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

/** Nothing listens there; ports below 1024 are given to services only. */
const DEAD_SERVER = "smtp://mailer:smtp-password@127.0.0.1:9";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ SMTP_URL: DEAD_SERVER, DEMO_CONTENT: "false" });
});
afterAll(() => site.stop());

async function settingsPage(cookie: string): Promise<string> {
  const page = await ask(site.url, {
    address: "/admin/settings?tab=advanced",
    kind: "page",
    cookie,
  });
  return (await page.text()).replaceAll("<!-- -->", "");
}

it("the settings say how many mails wait and why", async () => {
  const cookie = await signInAt(site.url, site.owner.email, site.owner.password);
  expect(await settingsPage(cookie)).toContain("No email is waiting.");
  const body = new URLSearchParams({ email: site.owner.email });
  const asked = await ask(site.url, { address: "/forgot-password", kind: "page", body });
  expect([asked.status, asked.headers.get("location")]).toEqual([302, "/login"]);
  await vi.waitFor(
    async () => {
      const page = await settingsPage(cookie);
      expect(page).toContain("1 email is waiting.");
      expect(page).toContain("Last error: The mail server cannot be reached.");
      expect(page).not.toContain("No mail server is set");
      expect(page).not.toContain("smtp-password");
    },
    { timeout: 20_000, interval: 200 },
  );
});
