import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepDraft, loadDraftsOf } from "./drafts";
import { SaveState } from "./save-state";

const idle = { isUnsaved: true, hasFailed: false, savedAt: null, isPending: false };
const pending = { ...idle, isPending: true };
const words = () => screen.getByRole("status").textContent;

beforeEach(async () => {
  await loadDraftsOf("owner");
  vi.useFakeTimers();
});
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

it("does not say of changes that the browser refuses to keep that they are kept", async () => {
  vi.useRealTimers();
  render(<SaveState saving={{ ...idle, hasFailed: true }} />);
  expect(words()).toBe("Not saved. Your changes are kept in this browser.");
  // There is no IndexedDB here, as in a browser that is set to keep nothing.
  keepDraft({
    ...{ id: "a", kind: "save", record: null, title: "A title", formKey: "a", version: "" },
    ...{ pathname: "/admin/courses", search: "", isInList: true, entries: [["title", "A title"]] },
  });
  await waitFor(() => {
    expect(words()).toBe(
      "Not saved. This browser does not keep your changes: copy them before you leave.",
    );
  });
});

it("says nothing of changes that are not kept", () => {
  render(<SaveState saving={{ ...pending, isUnsaved: false }} />);
  wait(5_100);
  expect(words()).toBe("No answer yet.");
});
