import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { DisclosureMenu } from "./disclosure-menu";

let menu: HTMLDetailsElement;

beforeEach(() => {
  render(
    <>
      <DisclosureMenu summary="More" className="menu" summaryClassName="">
        <a href="#teaching">Teaching</a>
        <p>No link</p>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  menu = screen.getByRole<HTMLDetailsElement>("group");
  menu.open = true;
});

describe("DisclosureMenu", () => {
  it("closes on Escape and gives the focus back", () => {
    fireEvent.keyDown(screen.getByText("Teaching"), { key: "Escape" });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText("More"));
  });

  it("leaves the focus alone on Escape while it is closed", () => {
    menu.open = false;
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.activeElement).toBe(document.body);
  });

  it("stays open on other keys, and on presses inside", () => {
    fireEvent.keyDown(document.body, { key: "ArrowDown" });
    fireEvent.pointerDown(screen.getByText("No link"));
    fireEvent.click(screen.getByText("No link"));
    expect(menu.open).toBe(true);
  });

  it("closes on a press outside", () => {
    fireEvent.pointerDown(screen.getByText("Elsewhere"));
    expect(menu.open).toBe(false);
  });

  it("closes when the focus leaves", () => {
    fireEvent.focusIn(screen.getByText("Elsewhere"));
    expect(menu.open).toBe(false);
  });

  it("closes when a link is chosen", () => {
    fireEvent.click(screen.getByText("Teaching"));
    expect(menu.open).toBe(false);
  });
});
