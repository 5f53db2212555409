import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import type { Choices } from "./choices";
import { readListQuery } from "./listing";
import { PublicationsSkeleton } from "./publications-skeleton";
import type { Listing } from "./read-listing.server";
import Publications from "./route";

const choices: Choices = {
  years: [],
  lastYears: null,
  types: null,
  keywords: null,
  authors: null,
  stages: null,
  hasPdf: false,
  hasSearch: false,
  hasGroups: false,
};

const empty = (search = ""): Listing => ({
  query: readListQuery(new URLSearchParams(search)),
  choices,
  known: 0,
  total: 0,
  groups: [],
  shown: [],
  hasStudent: false,
  page: 1,
  pages: 1,
  previousPath: null,
  nextPath: null,
  exportQuery: "",
});

it("says that the publications load", () => {
  render(<PublicationsSkeleton />);
  expect(screen.getByRole("status").textContent).toBe("Loading publications...");
});

it("says that there are none, without filters", async () => {
  showScreen(Publications, { listing: read(empty()) });
  expect(await screen.findByText("No publications found in the database.")).toBeTruthy();
  expect(screen.queryByLabelText("Year")).toBeNull();
});

it("says that none match what was chosen", async () => {
  showScreen(Publications, { listing: read({ ...empty("year=1066"), known: 3 }) });
  expect(await screen.findByText("No publications found matching your filters.")).toBeTruthy();
  expect(screen.queryByText("No publications found in the database.")).toBeNull();
  const all = screen.getByRole("link", { name: "Show all publications" });
  expect(all.getAttribute("href")).toBe("/publications");
});

it("shows a choice without options, and none that the entries give no reason for", async () => {
  const listing = { ...empty("year=1066"), known: 3 };
  showScreen(Publications, { listing: read({ ...listing, choices: { ...choices, types: [] } }) });
  const type = await screen.findByLabelText<HTMLSelectElement>("Type");
  expect([...type.options].map(({ text }) => text)).toEqual(["All Types"]);
  expect(screen.queryByLabelText("Keyword")).toBeNull();
});

it.each([
  ["", false],
  ["year=2020&q=rivers", false],
  ["until=2020", true],
  ["type=book", true],
  ["pdf=1", true],
  ["group=type", true],
])("folds the filters that need no attention: %s", async (search, isOpen) => {
  const offered = { ...choices, lastYears: [], types: [], hasPdf: true, hasSearch: true };
  const listing = { ...empty(search), known: 3, choices: { ...offered, hasGroups: true } };
  showScreen(Publications, { listing: read(listing) });
  const fold = (await screen.findByText("Filters")).closest("details");
  expect(fold?.open).toBe(isOpen);
  expect(fold?.contains(screen.getByLabelText("Type"))).toBe(true);
  for (const shown of ["Year", "Search"]) {
    expect(fold?.contains(screen.getByLabelText(shown))).toBe(false);
  }
});

it("has no fold where there is nothing to put into it", async () => {
  const listing = { ...empty("year=1066"), known: 3 };
  showScreen(Publications, { listing: read(listing) });
  expect(await screen.findByLabelText("Year")).toBeTruthy();
  expect(screen.queryByText("Filters")).toBeNull();
});

it("says why they cannot be read", async () => {
  showScreen(Publications, { listing: DOWN });
  expect(await screen.findByText("Error loading publications: The cms is away.")).toBeTruthy();
});
