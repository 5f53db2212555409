import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ContactSkeleton } from "./contact-skeleton";

it("has twelve rows, one for each field", () => {
  const { container } = render(<ContactSkeleton />);
  expect(container.querySelectorAll("[data-skeleton-row]")).toHaveLength(12);
  expect(screen.getByRole("status", { name: "Loading contact information..." })).toBeTruthy();
});
