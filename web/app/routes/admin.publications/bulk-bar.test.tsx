import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { showScreen } from "../../../tests/support/show-screen";
import { BulkBar } from "./bulk-bar";

const ACTIONS = ["Delete", "Set type", "Set stage", "Add keywords", "Add to project"];

async function show(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `id-${index}`);
  showScreen(() => <BulkBar ids={ids} projects={[]} onClear={vi.fn()} />, {});
  await screen.findByRole("button", { name: "Delete" });
  const isDisabled = (name: string) =>
    screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
  return ACTIONS.map(isDisabled);
}

const LIMIT =
  "At most 1,000 publications can be changed at once. Narrow the list down, and select fewer.";

it("1,000 publications can be changed at once", async () => {
  expect(await show(1000)).toEqual(ACTIONS.map(() => false));
  expect(screen.queryByText(LIMIT)).toBeNull();
});

it("more cannot, and the bar says so before anything is sent", async () => {
  expect(await show(1001)).toEqual(ACTIONS.map(() => true));
  expect(screen.getByText(LIMIT)).toBeDefined();
  const clear = screen.getByRole<HTMLButtonElement>("button", { name: "Clear selection" });
  expect(clear.disabled).toBe(false);
});
