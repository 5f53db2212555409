import { act, fireEvent, render, screen } from "@testing-library/react";
import { Component, type ReactNode, useRef } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FORM_KEY_FIELD } from "~/lib/cms/document";
import { FormKey } from "../form/record-state";
import { draftsNow, dropDraft, dropOpenDrafts, dropSaved, loadDraftsOf } from "./drafts";
import { useDraft } from "./use-draft";

function TitleForm({ formKey, isCrashing }: { formKey: string; isCrashing: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const { drop } = useDraft(
    form,
    { kind: "save", record: null, isInList: true, title: "", restored: null },
    isDirty,
  );
  return (
    <form ref={form}>
      <input type="hidden" name={FORM_KEY_FIELD} value={formKey} readOnly />
      <input aria-label="Title" name="title" />
      <button type="button" onClick={drop}>
        Cancel
      </button>
      {isCrashing && <Crash />}
    </form>
  );
}

function Crash(): ReactNode {
  throw new Error("A part that cannot be drawn");
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>Something went wrong</p> : this.props.children;
  }
}

let isUnsaved = true;
const isDirty = () => isUnsaved;
const kept = () => draftsNow().drafts.map(({ formKey, title }) => [formKey, title]);

const withKey = (formKey: string, { isCrashing = false } = {}) => (
  <MemoryRouter>
    <Boundary>
      <TitleForm formKey={formKey} isCrashing={isCrashing} />
    </Boundary>
  </MemoryRouter>
);

const typeTitle = (value: string) =>
  fireEvent.input(screen.getByLabelText("Title"), { target: { value } });

beforeEach(async () => {
  vi.useFakeTimers();
  isUnsaved = true;
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

it("names office hours by their day and time, since they have no title", () => {
  function OfficeHourForm() {
    const form = useRef<HTMLFormElement>(null);
    const subject = { kind: "save-office-hour", record: "a", isInList: true, restored: null };
    useDraft(form, { ...subject, title: "Edit Office Hours" }, isDirty);
    return (
      <form ref={form}>
        <input type="hidden" name={FORM_KEY_FIELD} value="hours" readOnly />
        <input name="day" defaultValue="Monday" />
        <input aria-label="Start Time" name="start_time" />
      </form>
    );
  }
  render(<OfficeHourForm />, { wrapper: MemoryRouter });
  const time = screen.getByLabelText("Start Time");
  fireEvent.input(time, { target: { value: "10:00 AM" } });
  act(() => void vi.advanceTimersByTime(300));
  expect(kept()).toEqual([["hours", "Monday, 10:00 AM"]]);
});

describe("what was typed just before a form goes is", () => {
  const pause = () => act(() => void vi.advanceTimersByTime(300));

  it("kept when the form is taken away", () => {
    const { unmount } = render(withKey("gone"));
    typeTitle("Until the end");
    unmount();
    expect(kept()).toEqual([["gone", "Until the end"]]);
  });

  it("kept when the screen crashes", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { rerender } = render(withKey("crash"));
    pause();
    typeTitle("Until the crash");
    rerender(withKey("crash", { isCrashing: true }));
    expect(screen.getByText("Something went wrong")).toBeTruthy();
    expect(kept()).toEqual([["crash", "Until the crash"]]);
    vi.restoreAllMocks();
  });

  it("not kept when it is saved", () => {
    const { unmount } = render(withKey("saved"));
    typeTitle("Saved");
    pause();
    expect(kept()).toEqual([["saved", "Saved"]]);
    fireEvent.click(screen.getByLabelText("Title"));
    isUnsaved = false;
    unmount();
    pause();
    expect(kept()).toEqual([]);
  });

  it("not kept when the answer that it is saved comes to a form that does not know it yet", () => {
    const { unmount } = render(withKey("sent"));
    typeTitle("Sent");
    const sent = new FormData();
    sent.append(FORM_KEY_FIELD, "sent");
    sent.append("title", "Sent");
    dropSaved(sent);
    unmount();
    expect(kept()).toEqual([]);
  });

  it.each([
    ["the form", () => fireEvent.click(screen.getByRole("button", { name: "Cancel" }))],
    ["what stands around the form", () => dropOpenDrafts("save")],
  ])("not kept when %s drops it", (_, discard) => {
    const { unmount } = render(withKey("dropped"));
    typeTitle("First");
    pause();
    typeTitle("Not wanted");
    discard();
    unmount();
    pause();
    expect(kept()).toEqual([]);
  });

  it("kept when something else is typed after it was dropped", () => {
    const { unmount } = render(withKey("again"));
    typeTitle("Not wanted");
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    typeTitle("Wanted");
    unmount();
    expect(kept()).toEqual([["again", "Wanted"]]);
  });
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

it("draws a restored form with its key, which its first save needs", () => {
  const restored = { ...RESTORED, formKey: "kept-key" };
  expect(renderToString(<FormKey restored={restored} />)).toContain('value="kept-key"');
});

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
