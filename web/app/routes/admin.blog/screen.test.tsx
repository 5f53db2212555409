import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ListedPost } from "~/entities/blog-post/blog-post";
import { latestNotice } from "~/ui/feedback/notify";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import ManageBlogPosts from "./route";

const post: ListedPost = {
  id: "p1",
  title: "Notes from a lighthouse",
  excerpt: "What it is like to be there.",
  tags: ["light", "sea"],
  published: true,
  date: "2026-03-14T23:30:00.000Z",
  category: null,
};

it("says that the posts cannot be read, in a toast too", async () => {
  showScreen(ManageBlogPosts, { posts: DOWN });
  await screen.findByText("Failed to fetch blog posts");
  await expect.poll(latestNotice).toEqual({
    type: "error",
    title: "Error",
    description: "Failed to fetch blog posts",
  });
});

it("shows a post with its date, excerpt, featured image, text and tags", async () => {
  const picture = { src: "/uploads/light.webp", original: "/uploads/light.webp" };
  const reading = { html: "<h2>Beginning</h2>", picture };
  showScreen(
    ManageBlogPosts,
    { posts: read([post]) },
    { others: { "/admin/blog/p1/view": { reading } } },
  );
  fireEvent.click(await screen.findByRole("button", { name: "View Notes from a lighthouse" }));
  const view = within(await screen.findByRole("dialog", { name: "Notes from a lighthouse" }));
  expect(view.getByText("March 14, 2026 · Uncategorized")).toBeTruthy();
  expect(view.getByText("What it is like to be there.")).toBeTruthy();
  expect(await view.findByRole("heading", { name: "Beginning" })).toBeTruthy();
  const image = document.querySelector("[role=dialog] img");
  expect(image?.getAttribute("src")).toBe("/uploads/light.webp");
  expect(view.getByRole("list", { name: "Tags" }).textContent).toBe("lightsea");
});

it("says in the view that the text cannot be read", async () => {
  showScreen(
    ManageBlogPosts,
    { posts: read([post]) },
    { others: { "/admin/blog/p1/view": { reading: null } } },
  );
  fireEvent.click(await screen.findByRole("button", { name: "View Notes from a lighthouse" }));
  await screen.findByText("Sorry, we couldn't load this blog post.");
});
