import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { latestNotice } from "~/ui/feedback/notify";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import SeoManagement from "./route";

const site = {
  site_title: "Lighthouses",
  site_description: null,
  default_keywords: null,
  default_og_image: "/uploads/own.webp",
  google_analytics_id: null,
  google_site_verification: null,
};
const known = { siteUrl: "https://a.example", professor: "Ada Lovelace", addresses: [] };
const pages = "/admin/seo?tab=pages";

it.each([
  ["/admin/seo", "Error loading SEO settings"],
  [pages, "Error loading page SEO settings"],
])("says at %s what cannot be read, in a toast too", async (address, words) => {
  showScreen(SeoManagement, { ...known, settings: DOWN, pages: DOWN }, { address });
  await screen.findByText(words);
  await expect.poll(latestNotice).toMatchObject({ type: "error", description: words });
});

it.each([
  ["the site's own picture", site, "/uploads/own.webp"],
  ["the default one", { ...site, default_og_image: null }, "/images/profile-og-image.png"],
  ["the default one while nothing is set", null, "/images/profile-og-image.png"],
])("new settings of a page begin with %s", async (_, value, picture) => {
  const settings = read({ value, version: "" });
  const others = { "/admin/pictures": null };
  showScreen(SeoManagement, { ...known, settings, pages: read([]) }, { address: pages, others });
  expect(await screen.findByText("No page SEO settings configured yet")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "Add Page SEO" })[0] ?? document.body);
  const dialog = within(await screen.findByRole("dialog", { name: "Add Page SEO" }));
  expect(dialog.getByLabelText(/^OG Image/)).toHaveProperty("value", picture);
  expect(dialog.getByLabelText(/^OG Type/)).toHaveProperty("value", "website");
  expect(dialog.getByLabelText(/^No Index/)).toHaveProperty("checked", false);
});
