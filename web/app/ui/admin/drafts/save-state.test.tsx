import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SaveState } from "./save-state";

const idle = { isUnsaved: true, hasFailed: false, savedAt: null, isPending: false };
const pending = { ...idle, isPending: true };
const words = () => screen.getByRole("status").textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it("says of a save without an answer that the changes are kept, until there is one", () => {
  const { rerender } = render(<SaveState saving={pending} />);
  wait(4_900);
  expect(words()).toBe("");
  wait(200);
  expect(words()).toBe("No answer yet. Your changes are kept in this browser.");
  rerender(<SaveState saving={{ ...idle, hasFailed: true }} />);
  expect(words()).toBe("Not saved. Your changes are kept in this browser.");
  rerender(<SaveState saving={pending} />);
  expect(words()).toBe("");
});

it("says nothing of changes that are not kept", () => {
  render(<SaveState saving={{ ...pending, isUnsaved: false }} />);
  wait(5_100);
  expect(words()).toBe("No answer yet.");
});
