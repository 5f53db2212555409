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
  return () => vi.useRealTimers();
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

it("gives a key to a form that was kept without one", () => {
  const restored = {
    ...{ id: "/admin/links save new ", account: "owner", kind: "save", record: null, time: 0 },
    ...{ title: "Early", pathname: "/admin/links", search: "", isInList: true, version: "" },
    formKey: "",
    entries: [],
  };
  const { container } = render(<FormKey restored={restored} />);
  expect(container.querySelector("input")?.value).not.toBe("");
  expect(draftsNow().open).toContain(container.querySelector("input")?.value);
});
