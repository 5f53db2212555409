import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import { readToast } from "~/lib/toast/toast.server";
import { ownerCookie } from "./support/owner-session";

/**
 * What the owner is told when a command cannot be carried out (admin spec §8): each screen's own
 * action, while no cms answers.
 */

interface Screen {
  action: (args: ActionFunctionArgs) => Promise<{ init: ResponseInit | null }>;
}

const screens = {
  blog: () => import("~/routes/admin.blog/route"),
  post: () => import("~/routes/admin.blog_.$id/route"),
  categories: () => import("~/routes/admin.blog_.categories/route"),
  links: () => import("~/routes/admin.links/route"),
  seo: () => import("~/routes/admin.seo/route"),
  homepage: () => import("~/routes/admin.homepage/route"),
  imports: () => import("~/routes/admin.publications_.import_.$id/route"),
} satisfies Record<string, () => Promise<Screen>>;

async function toastAfter(
  screen: keyof typeof screens,
  fields: Record<string, string>,
  params: Record<string, string> = {},
) {
  const cookie = await ownerCookie();
  const url = "http://localhost:3000/admin/somewhere";
  const body = new URLSearchParams(fields);
  const request = new Request(url, { method: "POST", body, headers: { cookie } });
  const { action } = await screens[screen]();
  const { init } = await action({ request, params, context: {} });
  const left = new Headers(init?.headers).getSetCookie().map((one) => one.split(";")[0]);
  const { toast } = await readToast(new Request(url, { headers: { cookie: left.join("; ") } }));
  return toast;
}

const error = (description: string) => ({ type: "error", title: "Error", description });

it.each([
  [{ intent: "delete", id: "a" }, "Failed to delete blog post"],
  [{ intent: "toggle", id: "a", publish: "true" }, "Failed to publish blog post"],
  [{ intent: "toggle", id: "a", publish: "false" }, "Failed to unpublish blog post"],
])("blog posts: %o", async (fields, words) => {
  expect(await toastAfter("blog", fields)).toEqual(error(words));
});

it("says whether a post could not be created or not be updated", async () => {
  const asked = (params: Record<string, string>, fields: Record<string, string> = {}) =>
    toastAfter("post", { title: "A post", ...fields }, params);
  const description = "Something went wrong";
  expect(await asked({ id: "new" })).toMatchObject({ title: "Error Creating Post", description });
  expect(await asked({ id: "a" }, { id: "a" })).toMatchObject({
    title: "Error Updating Post",
    description,
  });
  expect(await asked({ id: "a" })).toMatchObject({
    type: "error",
    title: "Error Updating Post",
    description: "Post ID is missing for update.",
  });
});

it.each([
  [{ intent: "save", name: "Notes" }, "Failed to create category"],
  [{ intent: "save", name: "Notes", id: "a" }, "Failed to update category"],
  [{ intent: "delete", id: "a" }, "Failed to delete category"],
])("categories: %o", async (fields, words) => {
  expect(await toastAfter("categories", fields)).toEqual(error(words));
});

it.each([
  [{ intent: "save", title: "A", url: "https://a.example", category: "B" }, "Error Saving Link"],
  [{ intent: "delete", id: "a" }, "Error Deleting Link"],
])("links: %o", async (fields, title) => {
  const toast = await toastAfter("links", fields);
  expect(toast).toMatchObject({ type: "error", title });
  expect(toast?.description).toMatch(/\w/);
});

it.each([
  [{ intent: "global", version: "" }, "Error saving SEO settings"],
  [{ intent: "save", path: "/about", og_type: "website" }, "Error saving page SEO settings"],
  [{ intent: "delete", id: "a" }, "Error deleting page SEO settings"],
])("SEO: %o", async (fields, title) => {
  expect(await toastAfter("seo", fields)).toMatchObject({ type: "error", title });
});

it.each([
  ["statistics", "Failed to save statistics: "],
  ["focus-areas", "Failed to save focus areas: "],
  ["awards", "Failed to save awards: "],
  ["events", "Failed to save events: "],
  ["testimonials", "Failed to save testimonials: "],
])("the home page's %s", async (intent, words) => {
  const toast = await toastAfter("homepage", { intent, version: "" });
  expect(toast).toMatchObject({ type: "error", title: "Error" });
  expect(toast?.description).toMatch(new RegExp(`^${words}.+`));
});

it("does not say that an import has failed which may have been carried out", async () => {
  const toast = await toastAfter("imports", { intent: "import", row: "0" }, { id: "a" });
  expect(toast?.type).toBe("error");
  expect(toast?.description).toMatch(/^The content server has not answered. This page says so/);
});
