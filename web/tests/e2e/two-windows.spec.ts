import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { toast } from "./harness/owner-screen";

/** The second of two windows never overwrites the first silently, in any kind of form. */

/** Required fields have a star behind their label. */
const titleOf = (page: Page) => page.getByLabel(/^Title\s*\*?$/);

const KINDS = [
  {
    what: "a table's dialog",
    path: "publications",
    data: { title: "Two windows", authors: ["Ada"], publication_date: "2024-02-29" },
    form: (id: string) => `/admin/publications?edit=${id}`,
    save: "Save Changes",
    added: { title: "Success", words: "Publication has been added successfully" },
  },
  {
    what: "a sheet",
    path: "media-items",
    data: { title: "Two windows", type: "video", url: "https://video.example.org/1" },
    form: (id: string) => `/admin/media?edit=${id}`,
    save: "Save Changes",
    added: { title: "Media Added", words: "New media item has been successfully added." },
  },
  {
    what: "a post",
    path: "blog-posts",
    data: { title: "Two windows", content: "<p>Text</p>" },
    form: (id: string) => `/admin/blog/${id}`,
    save: "Update Post",
    added: { title: "Success", words: "Blog post created successfully" },
  },
];

for (const { what, path, data, form, save, added } of KINDS) {
  test(`in two windows: ${what}`, async ({ ownerPage, cmsApi }) => {
    const { documentId: id } = await cmsApi.create(path, data);
    const other = await ownerPage.context().newPage();
    const title = async () => (await cmsApi.single(`${path}/${id}`))?.["title"];
    for (const page of [ownerPage, other]) {
      await page.goto(form(id));
      await expect(titleOf(page)).toHaveValue("Two windows");
    }
    await titleOf(ownerPage).fill("Theirs");
    await ownerPage.getByRole("button", { name: save }).click();
    await expect.poll(title).toBe("Theirs");
    await titleOf(other).fill("Mine");
    await other.getByRole("button", { name: save }).click();
    const notice = other
      .getByRole("alert")
      .filter({ hasText: "This entry was changed in another window after you opened it" });
    await expect(notice).toBeVisible();
    await expectAccessible(other);
    expect(await title()).toBe("Theirs");
    await expect(titleOf(other)).toHaveValue("Mine");
    const saved = await ownerPage.context().newPage();
    await saved.goto((await notice.getByRole("link").getAttribute("href")) ?? "");
    await expect(titleOf(saved)).toHaveValue("Theirs");
    await saved.close();
    const answered = other.waitForResponse((response) => response.request().method() === "POST");
    await titleOf(other).press("Enter");
    await answered;
    await expect(notice).toBeVisible();
    expect(await title(), "Enter decides nothing").toBe("Theirs");
    await other.getByRole("button", { name: "Save anyway" }).click();
    await expect.poll(title).toBe("Mine");
    await expect(titleOf(other)).toHaveCount(0);
    await expect(other.getByRole("main")).not.toContainText("could not be shown");

    await other.goto(form(id));
    await titleOf(other).fill("Nobody's");
    await cmsApi.remove(`${path}/${id}`);
    await other.getByRole("button", { name: save }).click();
    await other.getByRole("button", { name: "Save as a new entry" }).click();
    await expect(toast(other, added.title, added.words)).toBeVisible();
    const all = async () => (await cmsApi.list(path)).filter((row) => row["title"] === "Nobody's");
    await expect.poll(async () => (await all()).length).toBe(1);
    await cmsApi.remove(`${path}/${(await all())[0]?.documentId ?? ""}`);
    await other.close();
  });
}
