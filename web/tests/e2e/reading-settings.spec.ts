import { expect, test } from "./harness/fixtures";

/** What people set in their system and their browser to be able to read. */

test.describe("with a person's own colors", () => {
  test.use({ viewport: { width: 1024, height: 800 } });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("the current page and the current tab are framed, and the others are not", async ({
    page,
  }) => {
    for (const [path, links] of [
      ["/research", "header nav a"],
      ["/media", "main nav a"],
    ] as const) {
      await page.goto(path);
      const current = page.locator(`${links}[aria-current]`).first();
      const other = page.locator(`${links}:not([aria-current])`).first();
      await expect(current).toHaveCSS("border-left-width", "2px");
      await expect(other).toHaveCSS("border-left-width", "0px");
    }
  });

  test("a button has edges", async ({ page }) => {
    for (const [path, button] of [
      ["/", page.getByRole("main").getByRole("link", { name: "About", exact: true })],
      ["/contact", page.getByRole("button", { name: "Send Message" })],
      ["/login", page.getByRole("button", { name: "Login" })],
    ] as const) {
      await page.goto(path);
      await expect(button).toHaveCSS("border-top-style", "solid");
    }
  });

  test("what is on, chosen or about to be chosen in the admin area can be told", async ({
    ownerPage,
  }) => {
    await ownerPage.emulateMedia({ forcedColors: "active" });
    const edge = "border-top-width";
    await ownerPage.goto("/admin/homepage");
    const icons = ownerPage.getByRole("group", { name: "Icon" }).first().locator("label");
    await expect(icons.filter({ has: ownerPage.locator(":checked") })).toHaveCSS(edge, "3px");
    await expect(icons.filter({ hasNot: ownerPage.locator(":checked") }).first()).toHaveCSS(
      edge,
      "1px",
    );

    await ownerPage.goto("/admin/blog/new");
    // The system draws it.
    await expect(ownerPage.getByRole("switch")).toHaveCSS("appearance", "auto");
    const bold = ownerPage.getByRole("button", { name: "Bold" });
    await expect(bold).toHaveCSS(edge, "0px");
    await bold.click();
    await expect(bold).toHaveCSS(edge, "3px");

    // In the text it is the shortcut for links.
    await ownerPage.getByLabel("Title").focus();
    await ownerPage.keyboard.press("Control+k");
    const options = ownerPage.locator("[role=option]");
    await expect(options.first()).toHaveCSS(edge, "3px");
    await ownerPage.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveCSS(edge, "0px");
    await expect(options.nth(1)).toHaveCSS(edge, "3px");
  });
});

test("the ring around a tab with the focus is whole", async ({ page }) => {
  await page.goto("/students");
  const tab = page.locator("[data-scroll-row] a").first();
  await tab.focus();
  const isWhole = await tab.evaluate((link) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(link);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const box = link.getBoundingClientRect();
    // It scrolls sideways, so it cuts what stands out of it on any side.
    const row = link.closest("ul")?.getBoundingClientRect();
    return (
      row !== undefined &&
      outlineStyle !== "none" &&
      box.left - reach >= row.left &&
      box.top - reach >= row.top &&
      box.bottom + reach <= row.bottom
    );
  });
  expect(isWhole).toBe(true);
});

test("with letters of twice the size nothing is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/publications", "/contact", "/blog", "/events"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(390);
  }
});

test("at 400 % all of the menu is within reach", async ({ page }) => {
  // What is left of a small laptop's window.
  await page.setViewportSize({ width: 341, height: 160 });
  await page.goto("/research");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.locator("summary").click();
  const last = menu.getByRole("link", { name: "CONTACT" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
