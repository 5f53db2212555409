import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { CmsApi } from "./cms-api";
import { sharedSite } from "./shared-site";
import { startTestSite, type TestSite } from "./test-site";

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface TestFixtures {
  /** Messages on the browser's console that this test expects; all other errors fail it. */
  expectedErrors: RegExp[];
  /** A page that is signed in as the owner. */
  ownerPage: Page;
}

interface WorkerFixtures {
  /** The REST of the shared site's cms, with the owner's rights. */
  cmsApi: CmsApi;
  /** Settings of `ownSite`, such as `{ DEMO_CONTENT: "false" }`. */
  siteSettings: Record<string, string>;
  /** A second site for what would disturb the others: an outage, an empty database. */
  ownSite: TestSite;
  /** The owner's session: made once through the login form, kept from test to test. */
  ownerSession: { state: StorageState | null };
}

/** A rejected or missing resource is the business of the test that asked for it. */
const ALWAYS_EXPECTED = [/^Failed to load resource/];

export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(sharedSite().url),

  expectedErrors: [[], { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const errors = collectErrors(page);
    await use(page);
    expectOnly(errors, expectedErrors);
  },

  ownerPage: async ({ browser, ownerSession, expectedErrors }, use) => {
    ownerSession.state ??= await signIn(await browser.newContext());
    const context = await browser.newContext({ storageState: ownerSession.state });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await use(page);
    // Tokens are renewed on the way, and an old one is rejected: the next test goes on with these.
    ownerSession.state = (await isSignedIn(context)) ? await context.storageState() : null;
    await context.close();
    expectOnly(errors, expectedErrors);
  },

  ownerSession: [async ({}, use) => use({ state: null }), { scope: "worker" }],

  cmsApi: [
    async ({}, use) => {
      const { cmsUrl, owner } = sharedSite();
      const cmsApi = new CmsApi(cmsUrl, owner);
      await use(cmsApi);
      await cmsApi.removeWhatIsLeft();
    },
    { scope: "worker" },
  ],

  siteSettings: [{}, { scope: "worker", option: true }],

  ownSite: [
    async ({ siteSettings }, use) => {
      const site = await startTestSite(siteSettings);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

export { expect };

async function signIn(context: BrowserContext): Promise<StorageState> {
  const { owner } = sharedSite();
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin**");
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Asks at an address that leads the owner to the dashboard, without drawing it, and others to the login page. */
async function isSignedIn(context: BrowserContext): Promise<boolean> {
  const response = await context.request.get("/admin/files", { maxRedirects: 0 });
  return response.headers()["location"] === "/admin";
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

function expectOnly(errors: string[], expected: RegExp[]) {
  const allowed = [...ALWAYS_EXPECTED, ...expected];
  const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  expect(unexpected, "errors on the browser's console").toEqual([]);
}
