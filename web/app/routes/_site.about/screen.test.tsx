import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DEFAULT_ABOUT_PAGE } from "~/entities/about-page/about-page";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import About from "./route";
import { toAboutView } from "./view";

const page = {
  ...DEFAULT_ABOUT_PAGE,
  bio: "I was born.",
  expertise_areas: ["Trust"],
  education: [
    {
      degree: "Ph.D.",
      field: "Marketing",
      university: "Bologna",
      year: "2001",
      dissertation: null,
    },
  ],
  roles: [{ type: null, title: "Dean", organization: null, start_year: "2015", end_year: null }],
};
const awards = read([{ year: "2024", awards: [] }]);

it("has its parts in the order of the specification, and the awards last", async () => {
  showScreen(About, { about: read(toAboutView(page, () => null)), awards, preview: null });
  await screen.findByRole("heading", { level: 1, name: "Professor Name" });
  const parts = screen.getAllByRole("heading", { level: 2 });
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    "Biography",
    "Areas of Expertise",
    "Education",
    "Roles and Affiliations",
    "Awards and Recognition",
  ]);
  expect(screen.getByText("2015 – Present")).toBeTruthy();
});

it("says why it cannot be read", async () => {
  showScreen(About, { about: DOWN, awards, preview: null });
  expect(await screen.findByText("Error loading content: The cms is away.")).toBeTruthy();
});
