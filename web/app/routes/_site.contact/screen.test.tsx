import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DOWN, showScreen } from "../../../tests/support/show-screen";
import Contact from "./route";

it("says that the details cannot be read, and why; the form is there all the same", async () => {
  showScreen(Contact, { contact: DOWN, isSent: false });
  const words = "Failed to load contact information. Please try again later.";
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText("The cms is away.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Send a Message" })).toBeTruthy();
});
