import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";

const HEADINGS = [
  "Areas of Focus",
  "Awards and Recognition",
  "Latest Publications",
  "Upcoming Events",
  "Testimonials",
  "Interested in Collaboration?",
];

test.describe("the home page", () => {
  test("shows its sections in order, each with its part of the content", async ({
    page,
    cmsApi,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    const headings = await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .allInnerTexts();
    expect(headings).toEqual(HEADINGS);
    await expectAccessible(page);

    const about = page.getByRole("main").getByRole("link", { name: "About", exact: true });
    await expect(about).toHaveAttribute("href", "/about");
    const contact = page.getByRole("main").getByRole("link", { name: "Contact", exact: true });
    await expect(contact).toHaveAttribute("href", "/contact");

    const stats = await cmsApi.list("home-stats?sort=order_index");
    const shown = page.getByRole("region", { name: "Statistics" }).getByRole("term");
    await expect(shown).toHaveText(stats.map(({ title }) => String(title)));

    const areas = page.getByRole("region", { name: "Areas of Focus" });
    const known = await cmsApi.list("focus-areas?sort=order_index");
    await expect(areas.getByRole("heading", { level: 3 })).toHaveText(
      known.map(({ title }) => String(title)),
    );
    expect(await areas.getByRole("link").count()).toBe(known.length);

    const awards = page.getByRole("region", { name: "Awards and Recognition" });
    await expect(awards.getByRole("heading", { level: 3 })).toHaveCount(3);
    await expect(awards.getByRole("link", { name: "View all awards" })).toHaveAttribute(
      "href",
      "/about#awards",
    );

    const events = page.getByRole("region", { name: "Upcoming Events" });
    await expect(events.getByRole("listitem")).toHaveCount(2);
    await expect(events.getByRole("link", { name: /^Event Details/ })).toHaveCount(2);
    await expect(page.getByRole("region", { name: "Testimonials" }).locator("figure")).toHaveCount(
      3,
    );
    await expect(page.getByRole("link", { name: "Get in Touch" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });

  test("keeps each number of its statistics on one line of a phone", async ({ page, cmsApi }) => {
    const values = ["1,234,567,890+", "€12,345,678", "$12.5MM+", "12,345+"];
    const title = "downloads of the toolbox for interdisciplinary Donaudampfschifffahrt";
    const made = await Promise.all(
      values.map((value) => cmsApi.create("home-stats", { icon: "users", value, title })),
    );
    try {
      await page.setViewportSize({ width: 360, height: 800 });
      for (const value of values) {
        const shown = page.getByText(value, { exact: true });
        // The website hears of a change a moment after the cms has answered.
        await expect
          .poll(async () => {
            await page.goto("/");
            return shown.count();
          })
          .toBe(1);
        const lines = await shown.evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return text.getClientRects().length;
        });
        expect([value, lines]).toEqual([value, 1]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    } finally {
      for (const { documentId } of made) await cmsApi.remove(`home-stats/${documentId}`);
    }
  });

  test("introduces the professor at the height of the portrait, and says where to write", async ({
    page,
    cmsApi,
  }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    const [name, portrait] = await Promise.all([
      main.getByRole("heading", { level: 1 }).boundingBox(),
      main.getByRole("img", { name: /./ }).first().boundingBox(),
    ]);
    // The box of a line begins above its capitals.
    const above = (portrait?.y ?? 0) - (name?.y ?? Infinity);
    expect(above).toBeGreaterThan(0);
    expect(above).toBeLessThan(16);

    const research = await cmsApi.single("research-page");
    await expect(main.getByText(String(research?.["description"]))).toBeVisible();
    const contact = await cmsApi.single("contact-info");
    const email = String(contact?.["email_academic"]);
    await expect(main.getByRole("link", { name: email })).toHaveAttribute(
      "href",
      `mailto:${email}`,
    );
    await expect(
      main.getByText(`${String(contact?.["office_department"])}, Example University`),
    ).toBeVisible();
    const profiles = main.getByRole("list", { name: "Profiles" });
    await expect(profiles.getByRole("link", { name: "ORCID" })).toHaveAttribute(
      "rel",
      "me noopener",
    );
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: "Sign in" }),
    ).toHaveAttribute("href", "/login");
  });

  test("keeps the heading of a section in sight, reads in the serif, and dims pictures at night", async ({
    page,
  }) => {
    await page.goto("/");
    const areas = page.getByRole("region", { name: "Areas of Focus" });
    await areas
      .getByRole("listitem")
      .last()
      .evaluate((item) => item.scrollIntoView());
    await expect(areas.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });

    const texts = [
      areas.getByText("How products, prices and promises change"),
      page.getByRole("region", { name: "Awards and Recognition" }).getByText("For a field study"),
      page.getByRole("region", { name: "Upcoming Events" }).locator("p.font-serif").first(),
    ];
    for (const text of texts) {
      await expect(text).toHaveCSS("font-family", /^"Source Serif 4"/);
      const size = await text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual(17);
      expect(size).toBeLessThanOrEqual(18);
    }

    const picture = page.getByRole("main").locator("img").first();
    await expect(picture).toHaveCSS("filter", "none");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(picture).toHaveCSS("filter", "brightness(0.75)");
  });

  test("on a phone leads to all of a list below it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    for (const [section, more] of [
      ["Awards and Recognition", "View all awards"],
      ["Latest Publications", "View all publications"],
      ["Upcoming Events", "View all events"],
    ] as const) {
      const region = page.getByRole("region", { name: section });
      const [link, last] = await Promise.all([
        region.getByRole("link", { name: more }).boundingBox(),
        region.locator("ol > li").last().boundingBox(),
      ]);
      expect(link?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
    }
  });

  test("opens one abstract at a time", async ({ page, cmsApi }) => {
    const made = await Promise.all(
      ["One", "Two"].map((name, index) =>
        cmsApi.create("publications", {
          title: `Newest ${name}`,
          authors: ["Ada Lovelace"],
          publication_date: `2099-01-0${index + 1}`,
          abstract: `Abstract ${name}.`,
          url: "https://example.org/paper",
          doi: "10.1000/182",
        }),
      ),
    );
    try {
      await page.goto("/");
      const latest = page.getByRole("region", { name: "Latest Publications" });
      await expect(latest.getByRole("article")).toHaveCount(3);
      const two = latest.getByRole("article").first();
      const one = latest.getByRole("article").nth(1);
      await expect(two).toContainText("Newest Two");
      await one.getByText("Read Abstract").click();
      await expect(one.getByText("Abstract One.")).toBeVisible();
      await two.getByText("Read Abstract").click();
      await expect(two.getByText("Abstract Two.")).toBeVisible();
      await expect(one.getByText("Abstract One.")).toBeHidden();
      await two.getByText("Hide Abstract").click();
      await expect(two.getByText("Abstract Two.")).toBeHidden();

      await expect(
        one.getByRole("link", { name: /^View Publication.*Newest One$/ }),
      ).toHaveAttribute("href", "https://example.org/paper");
      await expect(one.getByRole("link", { name: "DOI: 10.1000/182" })).toHaveAttribute(
        "href",
        "https://doi.org/10.1000/182",
      );
      await expect(latest.getByRole("link", { name: "View all publications" })).toHaveAttribute(
        "href",
        "/publications",
      );
    } finally {
      await Promise.all(made.map(({ documentId }) => cmsApi.remove(`publications/${documentId}`)));
    }
  });

  test("reads the same without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(HEADINGS);
    await expect(page.locator(".skeleton")).toHaveCount(0);
    const latest = page.getByRole("region", { name: "Latest Publications" });
    await latest.getByText("Read Abstract").first().click();
    await expect(latest.getByText("Hide Abstract").locator("visible=true")).toHaveCount(1);
    await context.close();
  });
});

test.describe("events", () => {
  test("come upcoming first; each has a page, an unknown one the 404 page", async ({
    page,
    cmsApi,
  }) => {
    const event = await cmsApi.create("events", {
      title: "A conference",
      date: "2098-12-30",
      end_date: "2099-01-02",
      location: "Delft",
      description: "First line.\nSecond line.",
      link: "https://example.org/conference",
    });
    try {
      // Web hears of what others write a moment later.
      const link = page.getByRole("link", { name: "A conference" });
      await expect(async () => {
        await page.goto("/events");
        await expect(link).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
        "Upcoming Events",
        "Past Events",
      ]);
      const dates = (section: string) =>
        page
          .getByRole("region", { name: section })
          .locator("time")
          .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
      const upcoming = await dates("Upcoming Events");
      expect(upcoming).toEqual([...upcoming].sort());
      const past = await dates("Past Events");
      expect(past).toEqual([...past].sort().reverse());
      await expectAccessible(page);

      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A conference");
      await expect(page.getByText(/December 30, 2098\s–\sJanuary 2, 2099\s· Delft/)).toBeVisible();
      await expect(page.getByRole("link", { name: "More about this event" })).toHaveAttribute(
        "href",
        "https://example.org/conference",
      );
      await expectAccessible(page);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Add to calendar" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("event-2098-12-30.ics");

      await page.reload();
      const subject: unknown = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').last().textContent()) ?? "",
      );
      expect(subject).toMatchObject({ "@type": "Event", startDate: "2098-12-30" });
    } finally {
      await cmsApi.remove(`events/${event.documentId}`);
    }
    for (const path of [`/events/${event.documentId}`, "/events/1", "/events/no such event"]) {
      // The website hears of a change a moment after the cms has answered.
      await expect.poll(async () => (await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    }
  });
});
