import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { latestNotice } from "~/ui/feedback/notify";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import BlogCategories from "./route";

it("says that the categories cannot be read, in a toast too", async () => {
  showScreen(BlogCategories, { categories: DOWN });
  await screen.findByText("Failed to fetch blog categories");
  await expect.poll(latestNotice).toMatchObject({
    type: "error",
    description: "Failed to fetch blog categories",
  });
});

it.each([
  [1, "This category has 1 post associated with it."],
  [12, "This category has 12 posts associated with it."],
])("warns before a category with %i posts is deleted", async (posts, words) => {
  const category = { id: "c", name: "Notes", slug: "notes", description: null, posts };
  showScreen(BlogCategories, { categories: read([category]) });
  fireEvent.click(await screen.findByRole("button", { name: "Delete Notes" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete Category" });
  expect(within(question).getByText(new RegExp(words))).toBeTruthy();
});

it("does not warn where there are no posts", async () => {
  const category = { id: "c", name: "Notes", slug: "notes", description: null, posts: 0 };
  showScreen(BlogCategories, { categories: read([category]) });
  fireEvent.click(await screen.findByRole("button", { name: "Delete Notes" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete Category" });
  expect(question.textContent).not.toContain("associated");
});
