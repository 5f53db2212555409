import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Deferred } from "./deferred";

const deferred = (value: string | Promise<string>) => (
  <Deferred value={value} fallback={<p>Loading</p>}>
    {(text) => <p>{text}</p>}
  </Deferred>
);

describe("Deferred", () => {
  it("draws a value at once, without a fallback or a boundary", () => {
    expect(renderToString(deferred("ready"))).toBe("<p>ready</p>");
  });

  it("shows the fallback until a promise is there", async () => {
    render(deferred(Promise.resolve("late")));
    expect(screen.getByText("Loading")).toBeTruthy();
    expect(await screen.findByText("late")).toBeTruthy();
    expect(screen.queryByText("Loading")).toBeNull();
  });
});
