import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import Calendar from "./calendar";
import { TodayProvider } from "./today";

function show(selected: string, today: string | null, isPastOnly = true) {
  const onPick = vi.fn<(date: string) => void>();
  render(
    <TodayProvider value={today}>
      <Calendar selected={selected} isPastOnly={isPastOnly} onPick={onPick} />
    </TodayProvider>,
  );
  return onPick;
}

const day = (name: RegExp) => screen.getByRole("button", { name });

it("rejects the days before 1900-01-01 and offers that one", () => {
  const onPick = show("1900-01-05", "2026-03-14");
  const earliest = day(/January 1st, 1900/);
  expect(earliest).not.toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: /December 31st, 1899/ })).toBeNull();
  expect(day(/Previous Month/).getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(earliest);
  expect(onPick).toHaveBeenCalledWith("1900-01-01");
});

it("takes today from the site, not from the browser", () => {
  const onPick = show("", "2001-05-20");
  expect(day(/^Today, .*May 20th, 2001/)).not.toHaveProperty("disabled", true);
  expect(day(/May 21st, 2001/)).toHaveProperty("disabled", true);
  fireEvent.click(day(/May 21st, 2001/));
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.click(day(/May 20th, 2001/));
  expect(onPick).toHaveBeenCalledWith("2001-05-20");
});

it("offers days to come where they are not rejected", () => {
  const onPick = show("", "2001-05-20", false);
  fireEvent.click(day(/May 21st, 2001/));
  expect(onPick).toHaveBeenCalledWith("2001-05-21");
});
