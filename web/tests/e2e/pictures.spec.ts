import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { holdRequests } from "./harness/hold-requests";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";

/** 1200 by 630 pixels. */
const PNG = path.join(import.meta.dirname, "../../public/images/profile-og-image.png");
const ALT = "A letterhead, for a test";

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function upload(page: Page, file: string | PictureFile) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload" }).first().click();
  await (await chooser).setFiles(file);
}

/** The fields of the research area whose picture is changed. */
const area = (page: Page) => page.getByRole("group", { name: "Research area 1", exact: true });
const alternative = (page: Page) => area(page).getByRole("textbox", { name: "Alternative text" });
const address = (page: Page) => page.getByRole("textbox", { name: "Image URL" }).first();

// An upload interrupts the reads that are under way, which are then repeated; Remix says so in the
// log when one of them has half arrived.
test.use({ expectedErrors: [/^AbortError: (?:signal is|BodyStreamBuffer was) aborted/] });

test("the owner uploads a picture, describes it, and visitors get it in their size", async ({
  ownerPage,
  page,
  browser,
}) => {
  test.slow();
  await ownerPage.goto("/admin/research-settings");
  const before = await address(ownerPage).inputValue();

  await test.step("what is no picture is rejected in a sentence, and nothing is lost", async () => {
    const NO_PICTURE = "This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.";
    const fake = { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    await upload(ownerPage, fake);
    await expect(ownerPage.getByText(NO_PICTURE)).toBeInViewport();
    const answered = ownerPage.waitForResponse(
      (response) => response.url().endsWith("/admin/pictures.data") && response.status() === 400,
    );
    await upload(ownerPage, {
      ...fake,
      buffer: Buffer.from("\x89PNG\r\n\x1a\nand nothing more", "latin1"),
    });
    await answered;
    await expect(ownerPage.getByText(NO_PICTURE)).toBeInViewport();
    await upload(ownerPage, { ...fake, name: "a.svg", mimeType: "image/svg+xml" });
    await expect(ownerPage.getByText(NO_PICTURE)).toBeInViewport();
    await upload(ownerPage, { ...fake, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await expect(
      ownerPage.getByText("This picture is larger than 10 MB. Choose a smaller one."),
    ).toBeInViewport();
    await ownerPage.route("**/admin/pictures*", (route) => route.abort());
    await upload(ownerPage, PNG);
    await expect(
      ownerPage.getByText("The picture could not be uploaded. Please try again."),
    ).toBeInViewport();
    await ownerPage.unrouteAll({ behavior: "wait" });
    await expect(address(ownerPage)).toHaveValue(before);
  });

  await test.step("a picture on its way holds the form back", async () => {
    await expect(alternative(ownerPage)).not.toHaveValue("");
    const asked: string[] = [];
    const release = await holdRequests(ownerPage, "**/admin/pictures*");
    await ownerPage.route("**/admin/pictures*", (route) => {
      asked.push(route.request().method());
      return route.fallback();
    });
    await upload(ownerPage, PNG);
    await expect(ownerPage.getByText("Uploading the picture...")).toBeVisible();
    // It would describe the picture that goes.
    await expect(alternative(ownerPage)).toBeHidden();
    await ownerPage.getByRole("button", { name: "Save Changes" }).click();
    await expect(ownerPage.getByText(/^Please wait until the file is uploaded/)).toBeVisible();
    release();
    await expect(ownerPage.getByText("The picture is uploaded.", { exact: true })).toBeVisible();
    await expect(address(ownerPage)).not.toHaveValue(before);
    await expect(address(ownerPage)).toHaveValue(/^\/uploads\/profile_og_image_\w+\.png$/);
    await expect(alternative(ownerPage)).toHaveValue("");
    // It can be described at once, without another question to the server.
    expect(asked).toEqual(["POST"]);
    await ownerPage.unrouteAll({ behavior: "wait" });
  });

  await test.step("it is shown, described and saved", async () => {
    const preview = ownerPage.getByRole("img", { name: "Preview" }).first();
    await expect(preview).toHaveJSProperty("naturalWidth", 1200);
    await alternative(ownerPage).fill(ALT);
    await ownerPage.keyboard.press("Enter");
    await expect(ownerPage.getByText("The alternative text is saved.")).toBeVisible();
    await expectAccessible(ownerPage);
    await ownerPage.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      ownerPage
        .locator("[data-sonner-toast]")
        .filter({ hasText: "Research page settings saved successfully" }),
    ).toBeVisible();
  });

  await test.step("a text that is not yet saved is not dropped unasked", async () => {
    await alternative(ownerPage).fill("Half a text");
    const question = ownerPage.waitForEvent("dialog");
    const reloaded = ownerPage.reload();
    const dialog = await question;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloaded;
    await expect(alternative(ownerPage)).toHaveValue(ALT);
  });

  await test.step("visitors get the size that their screen needs", async () => {
    await page.goto("/research");
    const image = page.getByRole("img", { name: ALT });
    await expect(image).toHaveAttribute("width", "1200");
    await expect(image).toHaveAttribute("height", "630");
    await expect(image).toHaveAttribute("srcset", /small_profile_og_image_\w+\.png 500w, /);
    await expect(image).toHaveJSProperty("complete", true);
    const fetched = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    expect(fetched).toMatch(/\/uploads\/(thumbnail|small)_profile_og_image/);
    const response = await page.request.get(fetched);
    expect(response.headers()).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringContaining("immutable"),
    });
  });

  await test.step("a broken picture leaves no broken icon, with scripts or without", async () => {
    await address(ownerPage).fill("/uploads/gone.png");
    await ownerPage.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      ownerPage
        .locator("[data-sonner-toast]")
        .filter({ hasText: "Research page settings saved successfully" }),
    ).toBeVisible();
    await page.goto("/research");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('img[src="/uploads/gone.png"]')).toHaveCount(0);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto("/research");
    const box = plain.locator('img[src="/uploads/gone.png"]');
    const cover = await box.evaluate((element) => {
      const { content, position } = getComputedStyle(element, "::after");
      return { content, position };
    });
    expect(cover).toEqual({ content: '""', position: "absolute" });
    await context.close();
  });

  await address(ownerPage).fill(before);
  await ownerPage.getByRole("button", { name: "Save Changes" }).click();
  await expect(
    ownerPage
      .locator("[data-sonner-toast]")
      .filter({ hasText: "Research page settings saved successfully" })
      .first(),
  ).toBeVisible();
});

test("uploads are the owner's alone", async ({ page }) => {
  const answer = await page.request.post("/admin/pictures", {
    multipart: {
      intent: "upload",
      file: { name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") },
    },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toContain("/login");
});

test("an upload that meets an ended session goes on after signing in", async ({ ownerPage }) => {
  await ownerPage.goto("/admin/research-settings");
  await ownerPage.getByRole("textbox", { name: "Page Title" }).fill("Typed before");
  await ownerPage.context().clearCookies({ name: "__session" });
  const uploaded = ownerPage.waitForResponse(
    (response) => response.url().endsWith("/admin/pictures.data") && response.status() === 200,
  );
  await upload(ownerPage, PNG);
  const dialog = ownerPage.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password").fill(TEST_OWNER.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await uploaded;
  await expect(address(ownerPage)).toHaveValue(/\/uploads\/profile_og_image/);
  await expect(alternative(ownerPage)).toBeVisible();
  await expect(ownerPage.getByRole("textbox", { name: "Page Title" })).toHaveValue("Typed before");
});
