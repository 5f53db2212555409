import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { latestNotice } from "~/ui/feedback/notify";
import { CommandPalette } from "./command-palette";

vi.mock("./palette-dialog", () => {
  throw new Error("no connection");
});

it("says that it could not be loaded, and leaves the screen as it is", async () => {
  render(<CommandPalette>The screen</CommandPalette>);
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  await vi.waitFor(() => expect(latestNotice()?.description).toMatch("could not be opened"));
  expect(screen.getByText("The screen")).toBeTruthy();
});

it("lets neither Enter nor Escape through while it is loaded", () => {
  const heard = vi.fn();
  render(
    <CommandPalette>
      <input onKeyDown={heard} />
    </CommandPalette>,
  );
  const field = screen.getByRole("textbox");
  fireEvent.keyDown(field, { key: "k", ctrlKey: true });
  heard.mockClear();
  expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(false);
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  // Escape has taken the palette back.
  expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(true);
});
