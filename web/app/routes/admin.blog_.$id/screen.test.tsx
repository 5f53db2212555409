import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { latestNotice } from "~/ui/feedback/notify";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import EditBlogPost from "./route";

it("says that the categories cannot be read, in a toast too; the form is there all the same", async () => {
  const data = { isNew: true, post: read(null), categories: DOWN, sharing: null };
  showScreen(EditBlogPost, data);
  await screen.findByText("Failed to fetch categories");
  await expect.poll(latestNotice).toMatchObject({
    type: "error",
    description: "Failed to fetch categories",
  });
  expect(screen.getByLabelText(/^Title/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Create Post" })).toBeTruthy();
});
