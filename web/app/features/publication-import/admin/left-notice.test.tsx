import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LeftNotice } from "./left-notice";

it("names what an undone import has left, without markup", () => {
  render(<LeftNotice left={[{ id: "a", title: "On <i>H<sub>2</sub>O</i> & ice" }]} />);
  expect(screen.getByRole("listitem").textContent).toBe("On H2O & ice");
});
