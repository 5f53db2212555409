import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Slot } from "./slot";

const slot = (value: string | Promise<string>) => (
  <Slot value={value} skeleton={<p>Loading</p>}>
    {(text) => <p>{text}</p>}
  </Slot>
);

describe("Slot", () => {
  it("draws a value at once, without a skeleton or a boundary", () => {
    expect(renderToString(slot("ready"))).toBe("<p>ready</p>");
  });

  it("shows the skeleton until a promise is there", async () => {
    render(slot(Promise.resolve("late")));
    expect(screen.getByText("Loading")).toBeTruthy();
    expect(await screen.findByText("late")).toBeTruthy();
    expect(screen.queryByText("Loading")).toBeNull();
  });
});
