import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DOWN, showScreen } from "../../../tests/support/show-screen";
import { ProjectsSkeleton } from "./projects-skeleton";
import Projects from "./route";

it("says that the projects load", () => {
  render(<ProjectsSkeleton />);
  expect(screen.getByRole("status").textContent).toBe("Loading projects...");
});

it("says why they cannot be read, in two sentences", async () => {
  showScreen(Projects, { filter: "all", projects: DOWN });
  const words = "Error loading projects: The cms is away. Please try again later.";
  expect(await screen.findByText(words)).toBeTruthy();
});
