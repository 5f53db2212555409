import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { FORM_KEY_FIELD } from "~/lib/cms/document";
import { FormKey } from "../form/record-state";
import { draftsNow, dropDraft, loadDraftsOf } from "./drafts";
import { useDraft } from "./use-draft";

function TitleForm({ formKey }: { formKey: string }) {
  const form = useRef<HTMLFormElement>(null);
  useDraft(
    form,
    { kind: "save", record: null, isInList: true, title: "", restored: null },
    isDirty,
  );
  return (
    <form ref={form}>
      <input type="hidden" name={FORM_KEY_FIELD} value={formKey} readOnly />
      <input aria-label="Title" name="title" />
    </form>
  );
}

const isDirty = () => true;
const kept = () => draftsNow().drafts.map(({ formKey, title }) => [formKey, title]);

const withKey = (formKey: string) => (
  <MemoryRouter>
    <TitleForm formKey={formKey} />
  </MemoryRouter>
);

beforeEach(async () => {
  vi.useFakeTimers();
  await loadDraftsOf("owner");
  for (const { id } of draftsNow().drafts) dropDraft(id);
  return () => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, "locks");
  };
});

it("keeps what is typed before the form has its key, and under the key as soon as it has", () => {
  const { rerender } = render(withKey(""));
  fireEvent.input(screen.getByLabelText("Title"), { target: { value: "Early" } });
  act(() => void vi.advanceTimersByTime(300));
  expect(kept()).toEqual([["", "Early"]]);
  rerender(withKey("its-key"));
  act(() => void vi.advanceTimersByTime(300));
  expect(kept()).toEqual([["its-key", "Early"]]);
});

/** As a browser does it: a lock is released a moment after its holder has gone. */
function stubLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    _options: object,
    work: (lock: object | null) => Promise<void> | undefined,
  ) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    await Promise.resolve();
    held.delete(name);
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
}

const RESTORED = {
  ...{ id: "/admin/links save one kept-key", account: "owner", kind: "save", record: "one" },
  ...{ title: "Early", pathname: "/admin/links", search: "", isInList: true, version: "" },
  ...{ time: 0, entries: [] },
};

it("leaves a restored form its key when it is mounted again", async () => {
  stubLocks();
  const restored = { ...RESTORED, formKey: "kept-key" };
  const { container, rerender } = render(<FormKey key="first" restored={restored} />);
  const keyAfterwards = async () => {
    await act(() => vi.advanceTimersByTimeAsync(10));
    return container.querySelector("input")?.value;
  };
  expect(await keyAfterwards()).toBe("kept-key");
  rerender(<FormKey key="second" restored={restored} />);
  expect(await keyAfterwards()).toBe("kept-key");
});

it("gives a restored form another key while the first one is open", async () => {
  stubLocks();
  const restored = { ...RESTORED, formKey: "open-key" };
  render(<FormKey restored={restored} />);
  const { container } = render(<FormKey restored={restored} />);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(container.querySelector("input")?.value).toMatch(/^new-/);
});

it("gives a key to a form that was kept without one", () => {
  const restored = { ...RESTORED, record: null, formKey: "" };
  const { container } = render(<FormKey restored={restored} />);
  expect(container.querySelector("input")?.value).not.toBe("");
  expect(draftsNow().open).toContain(container.querySelector("input")?.value);
});
