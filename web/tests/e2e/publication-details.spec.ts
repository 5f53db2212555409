import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { toast } from "./harness/owner-screen";

test("Enter saves, whatever buttons stand before the one that does", async ({
  ownerPage,
  cmsApi,
}) => {
  const created = await cmsApi.create("publications", {
    title: "Saved by Enter",
    authors: ["Ada Lovelace"],
    publication_date: "2031-02-14",
    links: [{ kind: "code", url: "https://example.org/code" }],
  });
  try {
    const address = `/admin/publications?edit=${created.documentId}`;
    const dialog = ownerPage.getByRole("dialog", { name: "Edit Publication" });
    await ownerPage.goto(address);
    await dialog.getByLabel("Journal/Source").fill("By Enter");
    await dialog.getByLabel("Journal/Source").press("Enter");
    await expect(
      toast(ownerPage, "Success", "Publication has been updated successfully"),
    ).toBeVisible();
    const saved = await cmsApi.single(`publications/${created.documentId}?populate=links`);
    expect(saved).toMatchObject({ journal: "By Enter", links: [{ kind: "code" }] });

    await ownerPage.goto(address);
    const group = dialog.locator("details").filter({ hasText: "Links and files" });
    const url = dialog.getByRole("group", { name: "Links" }).getByLabel("URL");
    await url.fill("nonsense");
    await group.locator("summary").click();
    for (const _ of ["once", "and again"]) {
      await expect(group).not.toHaveAttribute("open", "");
      await dialog.getByRole("button", { name: "Save Changes" }).click();
      await expect(url).toBeFocused();
      await group.locator("summary").click();
    }
  } finally {
    await cmsApi.remove(`publications/${created.documentId}`);
  }
});

const PDF = { name: "paper.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n") };

test("the groups of the form are closed, opened where something is wrong or given, and saved", async ({
  ownerPage,
  page,
  cmsApi,
}) => {
  const created = await cmsApi.create("publications", {
    title: "Grouped fields",
    authors: ["Ada Lovelace"],
    publication_date: "2031-02-14",
  });
  try {
    await ownerPage.goto(`/admin/publications?edit=${created.documentId}`);
    const dialog = ownerPage.getByRole("dialog", { name: "Edit Publication" });
    const groups = dialog.locator("details");
    for (const name of ["More details", "Links and files", "Versions and projects"]) {
      await expect(groups.filter({ hasText: name })).not.toHaveAttribute("open", "");
    }
    const details = groups.filter({ hasText: "More details" });
    await dialog.getByText("More details").click();
    await dialog.getByRole("combobox", { name: "Type" }).selectOption("Book chapter");
    await dialog.getByLabel("Volume").fill("28");
    await dialog.getByLabel("ISBN").fill("978-3-16-148410-1");
    await dialog.getByLabel("Keywords").fill("rivers");
    await dialog.getByText("More details").click();
    await expect(details).not.toHaveAttribute("open", "");
    await dialog.getByText("Links and files").click();
    const chooser = ownerPage.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Upload PDF" }).click();
    await (await chooser).setFiles({ ...PDF, buffer: Buffer.from("no such thing") });
    await expect(dialog.getByText("This file is not a PDF.")).toBeVisible();
    const again = ownerPage.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Upload PDF" }).click();
    await (await again).setFiles(PDF);
    await expect(dialog.getByRole("link", { name: "paper.pdf" })).toBeVisible();
    await dialog.getByRole("button", { name: "Add link" }).click();
    await dialog
      .getByRole("group", { name: "Links" })
      .getByLabel("URL")
      .fill("https://example.org/code");
    await expectAccessible(ownerPage);
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog.getByText("Must be a valid ISBN: a digit is wrong")).toBeVisible();
    await expect(details).toHaveAttribute("open", "");
    await dialog.getByLabel("ISBN").fill("978-3-16-148410-0");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      toast(ownerPage, "Success", "Publication has been updated successfully"),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await ownerPage.goto(`/admin/publications?edit=${created.documentId}`);
    await expect(details).toHaveAttribute("open", "");
    await expect(dialog.getByLabel("Volume")).toHaveValue("28");
    await expect(dialog.getByText("rivers", { exact: true })).toBeVisible();
    const file = dialog.getByRole("link", { name: "paper.pdf" });
    const address = (await file.getAttribute("href")) ?? "";
    const answer = await page.request.get(address);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
  } finally {
    await cmsApi.remove(`publications/${created.documentId}`);
  }
});

test("what is missing is found, and several are changed and deleted at once", async ({
  ownerPage,
  cmsApi,
}) => {
  const made = await Promise.all(
    ["One", "Two"].map((name) =>
      cmsApi.create("publications", {
        title: `Several ${name}`,
        authors: ["Ada Lovelace"],
        publication_date: "1901-02-14",
        abstract: "There is one.",
      }),
    ),
  );
  await ownerPage.goto("/admin/publications");
  const rows = ownerPage.locator("tbody tr");
  const search = ownerPage.getByPlaceholder("Search publications...");
  await search.fill("Several");
  await expect(rows).toHaveCount(2);
  await ownerPage.getByLabel("Show").selectOption("without abstract");
  await expect(ownerPage.getByText("No publications found")).toBeVisible();
  for (const what of ["without DOI", "without PDF"]) {
    await ownerPage.getByLabel("Show").selectOption(what);
    await expect(rows).toHaveCount(2);
  }
  await expect(ownerPage.getByRole("button", { name: "Set type" })).toHaveCount(0);
  await ownerPage.getByRole("checkbox", { name: "Select Several One" }).check();
  await expect(ownerPage.getByText("1 selected")).toBeVisible();
  await ownerPage.getByRole("button", { name: "Select all" }).click();
  await expect(ownerPage.getByText("2 selected")).toBeVisible();
  await search.fill("Several Two");
  await expect(ownerPage.getByText("1 selected")).toBeVisible();
  await search.fill("Several");
  await expect(ownerPage.getByText("2 selected")).toBeVisible();
  await expectAccessible(ownerPage);

  const dialog = ownerPage.getByRole("dialog");
  await ownerPage.getByRole("button", { name: "Set type" }).click();
  await dialog.getByLabel("Type").selectOption("Book");
  await dialog.getByRole("button", { name: "Set type" }).click();
  await expect(toast(ownerPage, "Success", "2 publications have been updated")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await ownerPage.getByRole("button", { name: "Select all" }).click();
  await ownerPage.getByRole("button", { name: "Add keywords" }).click();
  await dialog.getByRole("button", { name: "Add keywords" }).click();
  await expect(dialog.getByText("Enter at least one keyword")).toBeVisible();
  await dialog.getByLabel("Keywords").fill("rivers, boats");
  await dialog.getByRole("button", { name: "Add keywords" }).click();
  await expect(dialog).toHaveCount(0);
  const written = await cmsApi.list("publications?filters[title][$startsWith]=Several");
  expect(written).toMatchObject([
    { type: "book", keywords: ["rivers", "boats"] },
    { type: "book", keywords: ["rivers", "boats"] },
  ]);

  await ownerPage.getByRole("button", { name: "Select all" }).click();
  await ownerPage.getByRole("button", { name: "Delete", exact: true }).click();
  const question = ownerPage.getByRole("alertdialog");
  await expect(question).toContainText("2 publications go to the trash.");
  await question.getByRole("button", { name: "Delete" }).click();
  const deleted = toast(ownerPage, "Success", "2 publications have been deleted");
  await expect(deleted).toBeVisible();
  await expect(ownerPage.getByText("No publications found")).toBeVisible();
  await deleted.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(2);
  await Promise.all(made.map(({ documentId }) => cmsApi.remove(`publications/${documentId}`)));
});

test("people are added, found and deleted", async ({ ownerPage }) => {
  await ownerPage.goto("/admin/people");
  await expect(ownerPage.getByRole("heading", { level: 1, name: "Manage People" })).toBeVisible();
  await ownerPage.getByRole("button", { name: "Add Person" }).first().click();
  const dialog = ownerPage.getByRole("dialog", { name: "Add New Person" });
  await dialog.getByRole("button", { name: "Save Person" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Zoë Browser");
  await dialog.getByLabel("Variants").fill("Z. Browser");
  await dialog.getByLabel("ORCID").fill("0000-0002-1825-0098");
  await dialog.getByRole("button", { name: "Save Person" }).click();
  await expect(dialog.getByText("Must be a valid ORCID iD: a digit is wrong")).toBeVisible();
  await dialog.getByLabel("ORCID").fill("0000-0002-1825-0097");
  await expectAccessible(ownerPage);
  await dialog.getByRole("button", { name: "Save Person" }).click();
  await expect(toast(ownerPage, "Success", "Person has been added successfully")).toBeVisible();
  await ownerPage.getByPlaceholder("Search people...").fill("z. browser");
  await expect(ownerPage.locator("tbody tr")).toHaveCount(1);
  await expect(ownerPage.getByRole("link", { name: "View Zoë Browser" })).toHaveAttribute(
    "href",
    "https://orcid.org/0000-0002-1825-0097",
  );
  await expectAccessible(ownerPage);
  await ownerPage.getByRole("button", { name: "Delete Zoë Browser" }).click();
  await ownerPage.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(ownerPage, "Success", "Person has been deleted successfully")).toBeVisible();
});
