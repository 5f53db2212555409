import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import UsefulLinks from "./route";

it("offers to load the links again when they cannot be read", async () => {
  showScreen(UsefulLinks, { groups: DOWN });
  expect(await screen.findByText("Failed to Load Links")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Try Again" }).getAttribute("href")).toBe("/links");
});

it("says that there are none, and where to suggest one", async () => {
  showScreen(UsefulLinks, { groups: read([]) });
  expect(await screen.findByText("No Links Found")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Suggest a Resource" })).toBeTruthy();
  const suggest = screen.getByRole("link", { name: "Suggest a resource" });
  expect(suggest.getAttribute("href")).toBe("/contact");
});
