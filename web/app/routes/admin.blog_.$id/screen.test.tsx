import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { latestNotice } from "~/ui/feedback/notify";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import EditBlogPost from "./route";

it("says that a draft does not appear at its time, until it is to be published", async () => {
  const data = { isNew: true, post: read(null), categories: read([]), sharing: null };
  showScreen(EditBlogPost, data);
  const warning = /^The post is a draft: it does not appear/;
  const from = await screen.findByLabelText("Publish at");
  expect(screen.queryByText(warning)).toBeNull();
  fireEvent.input(from, { target: { value: "2090-01-02T09:00" } });
  expect(await screen.findByText(warning)).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Publish Post"));
  await expect.poll(() => screen.queryByText(warning)).toBeNull();
});

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
