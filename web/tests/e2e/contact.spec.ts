import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { visitKept } from "./harness/outage";

// The site that is stopped on the way begins empty.
test.use({ siteSettings: { DEMO_CONTENT: "false" } });

const THANKS = "Thank you for your message. I will get back to you soon.";

async function fill(page: Page) {
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Last Name").fill("Lovelace");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Subject").fill("A question");
  await page.getByLabel("Message", { exact: true }).fill("How do you do?");
}

test("visitors read how to reach the professor", async ({ page }) => {
  const response = await page.goto("/contact");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Contact \| /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  const details = page.getByRole("region", { name: "Contact Information" });
  await expect(details.getByRole("link", { name: "professor@example.edu" })).toHaveAttribute(
    "href",
    "mailto:professor@example.edu",
  );
  await expect(details.getByText("Business Hall, Room 312")).toBeVisible();
  await expect(details.getByRole("link", { name: "+1 202 555 0143" })).toHaveAttribute(
    "href",
    "tel:+12025550143",
  );
  await expect(details.getByText("10:00 AM – 12:00 PM")).toBeVisible();
  await expect(details.getByRole("link", { name: "LinkedIn" })).toBeVisible();
  await expect(details.getByRole("link", { name: "Twitter" })).toBeVisible();
  await expect(details.getByRole("link", { name: "Facebook" })).toHaveCount(0);
  await expectAccessible(page);
});

test("the form asks for everything, says thank you and sends nothing", async ({ page }) => {
  await page.goto("/contact");
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    // The browser asks for the site's icon when it likes.
    if (request.url().includes("/favicon")) return;
    asked.push(`${request.method()} ${request.url()}`);
  });

  const send = page.getByRole("button", { name: "Send Message" });
  for (const label of ["First Name", "Last Name", "Email", "Subject", "Message"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required");
  }
  await send.click();
  await fill(page);
  await page.getByLabel("Email").fill("no address");
  await send.click();
  expect(said).toEqual([]);

  await page.getByLabel("Email").fill("ada@example.org");
  await send.click();
  await expect.poll(() => said).toEqual([THANKS]);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await expect(page).toHaveURL(/\/contact$/);
  expect(asked).toEqual([]);
});

test("without scripts the page itself says thank you, and nothing typed is sent", async ({
  browser,
  page: withScripts,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/contact");
  await expect(page.getByText(THANKS)).toHaveCount(0);
  await fill(page);
  const [request] = await Promise.all([
    page.waitForRequest(/\/contact\?/),
    page.getByRole("button", { name: "Send Message" }).click(),
  ]);
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(new URL(request.url()).search).toBe("?sent=1");
  expect(request.postData()).toBeNull();
  await expect(page.getByLabel("First Name")).toHaveValue("");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/contact$/);
  await context.close();

  await withScripts.goto("/contact?sent=1");
  await expect(withScripts.getByText(THANKS)).toBeVisible();
  await expectAccessible(withScripts);
});

test.describe("where the cms is empty or down", () => {
  test("stands in with N/A, and says what failed", async ({ page, ownSite }) => {
    await page.goto(`${ownSite.url}/contact`);
    const details = page.getByRole("region", { name: "Contact Information" });
    await expect(details.getByText("N/A")).toHaveCount(4);
    await expect(details.getByRole("link")).toHaveCount(0);

    const cms = new CmsApi(ownSite.cmsUrl, ownSite.owner);
    await cms.update("contact-info", {
      email_academic: `${"x".repeat(36)}@example.edu`,
      office_department: "Department ".repeat(40),
      office_hours_appointment_note: "y".repeat(400),
      social_facebook_url: "https://www.facebook.com/x",
      social_linkedin_url: "#",
    });
    // Web hears of it some milliseconds after the answer.
    await expect(async () => {
      await page.reload();
      await expect(details.getByRole("link", { name: "Facebook" })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(details.getByRole("link", { name: "LinkedIn" })).toHaveCount(0);
    await expect(details.getByText("N/A")).toHaveCount(0);
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }

    await ownSite.stopCms();
    await visitKept(page, `${ownSite.url}/contact`);
    await expect(details.getByRole("link", { name: "Facebook" })).toBeVisible();
    await ownSite.restartWeb();
    expect((await page.goto(`${ownSite.url}/contact`))?.status()).toBe(503);
    const failed = "Failed to load contact information. Please try again later.";
    await expect(details.getByText(failed)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
    await ownSite.startCms();
  });
});
