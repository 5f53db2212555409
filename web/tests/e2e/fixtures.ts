import { AxeBuilder } from "@axe-core/playwright";
import {
  type Browser,
  type BrowserContext,
  type Page,
  test as base,
  expect,
} from "@playwright/test";
import { type CmsApi, connect } from "./cms-api";

export { expect };

/** What the site was started with; set by `site.ts`. */
export const settings = {
  siteUrl: setting("E2E_SITE_URL"),
  cmsUrl: setting("E2E_CMS_URL"),
  dataDir: setting("E2E_DATA_DIR"),
  owner: { email: setting("E2E_OWNER_EMAIL"), password: setting("E2E_OWNER_PASSWORD") },
};

function setting(name: string): string {
  return process.env[name] ?? "";
}

/** Stops and starts the cms, for tests of what happens without it. */
export interface SiteControl {
  stopCms(): Promise<void>;
  startCms(): Promise<void>;
}

async function control(command: string): Promise<void> {
  const response = await fetch(setting("E2E_CONTROL_URL") + command, { method: "POST" });
  if (!response.ok) throw new Error(await response.text());
}

interface TestFixtures {
  /** A page of the signed-in owner. */
  ownerPage: Page;
  site: SiteControl;
}

interface WorkerFixtures {
  ownerContext: BrowserContext;
  /** REST with the owner's rights. */
  cmsApi: CmsApi;
}

/** Signs in through the login page in a context of its own. */
export async function signIn(
  browser: Browser,
  { email, password }: { email: string; password: string } = settings.owner,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: settings.siteUrl });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin");
  await page.close();
  return context;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: settings.siteUrl,
  ownerContext: [
    async ({ browser }, use) => {
      const context = await signIn(browser);
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  cmsApi: [
    async ({ browser: _ }, use) => {
      await use(await connect(settings.cmsUrl, settings.owner));
    },
    { scope: "worker" },
  ],
  ownerPage: async ({ ownerContext }, use) => {
    const page = await ownerContext.newPage();
    await use(page);
    await page.close();
  },
  site: async ({ browserName: _ }, use) => {
    await use({ stopCms: () => control("/stop-cms"), startCms: () => control("/start-cms") });
  },
});

/**
 * Expects no accessibility violation (axe, WCAG 2.2 A and AA and best practice) on the page as it
 * stands, in the light and in the dark theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours fade for 150 ms; what is measured must be what stays.
    await page.waitForTimeout(200);
    const { violations } = await new AxeBuilder({ page })
      .exclude("[data-sonner-toaster]")
      .analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(" ")),
    }));
    expect(found, `accessibility in the ${colorScheme} theme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
