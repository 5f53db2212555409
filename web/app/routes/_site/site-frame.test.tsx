import { render, screen, within } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { ErrorPage } from "./error-page";
import { toFrame } from "./frame";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Public spec §2, Site layout, in the order of the small screen's menu. */
const ALL = [
  ["HOME", "/"],
  ["ABOUT", "/about"],
  ["RESEARCH", "/research"],
  ["PUBLICATIONS", "/publications"],
  ["TEACHING", "/teaching"],
  ["STUDENTS", "/students"],
  ["PROJECTS", "/projects"],
  ["BLOG", "/blog"],
  ["MEDIA", "/media"],
  ["USEFUL LINKS", "/links"],
  ["CONTACT", "/contact"],
];

function linksIn(place: Element | null | undefined) {
  return [...(place?.querySelectorAll("a") ?? [])].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
}

/** The header at an address. @returns the bar of large screens and the menu of small ones */
function headerAt(path: string) {
  const element = <SiteHeader name="Elena Marchetti" />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const [bar, menu] = screen.getAllByRole("navigation", { name: "Main" });
  return { bar, menu };
}

describe("the header", () => {
  it("leads home by the professor's name, and to all pages from the menu of a phone", () => {
    const { menu } = headerAt("/");
    expect(screen.getByRole("link", { name: "Elena Marchetti" }).getAttribute("href")).toBe("/");
    expect(linksIn(menu)).toEqual(ALL);
  });

  it("has MORE in the bar, which holds the other pages", () => {
    const { bar } = headerAt("/");
    const more = bar?.querySelector("details");
    expect(more?.querySelector("summary")?.textContent).toBe("MORE");
    const names = linksIn(more).map(([name]) => name);
    expect(names).toEqual(ALL.slice(3).map(([name]) => name));
  });

  it.each([
    ["/", "HOME"],
    ["/research", "RESEARCH"],
    ["/publications/a-paper", "PUBLICATIONS"],
    ["/blog/p1", "BLOG"],
    ["/links", "USEFUL LINKS"],
  ])("marks at %s the link %s alone", (path, name) => {
    const { menu, bar } = headerAt(path);
    for (const place of [menu, bar]) {
      const marked = [...(place?.querySelectorAll('[aria-current="page"]') ?? [])];
      expect(new Set(marked.map(({ textContent }) => textContent))).toEqual(new Set([name]));
    }
  });
});

it("the footer has three columns, the quick links and the profiles among them", () => {
  render(<SiteFooter frame={toFrame(null, null, "2026-11-21")} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Contact",
    "Quick Links",
    "Academic Profiles",
  ]);
  const [, quick, profiles] = document.querySelectorAll("section");
  expect(linksIn(quick)).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Research", "/research"],
    ["Publications", "/publications"],
    ["Teaching", "/teaching"],
    ["Contact", "/contact"],
  ]);
  expect(within(profiles ?? document.body).queryAllByRole("link")).toEqual([]);
  expect(profiles?.textContent).toContain("Google ScholarResearchGateORCIDAcademia.edu");
  expect(screen.getByText("© 2026 Professor Name")).toBeTruthy();
});

it("a page that is not there leads back to the home page", () => {
  const error = { status: 404, statusText: "Not Found", internal: false, data: null };
  render(<ErrorPage error={error} />);
  expect(screen.getByRole("heading", { name: "Page Not Found" })).toBeTruthy();
  const home = screen.getByRole("link", { name: "Return to Homepage" });
  expect(home.getAttribute("href")).toBe("/");
});
