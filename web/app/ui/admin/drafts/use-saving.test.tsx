import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import type { SaveOutcome } from "../form/record-state";
import { useSaving } from "./use-saving";

const SUBJECT = { kind: "save", record: "a", isInList: true, title: "", restored: null };
const onSaved = vi.fn();

function TitleForm({ outcome, isPending }: { outcome?: SaveOutcome; isPending: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const { noteSent } = useSaving({ form, subject: SUBJECT, outcome, isPending, onSaved });
  return (
    <form ref={form}>
      <input aria-label="Title" name="title" />
      <button type="button" onClick={noteSent}>
        Send
      </button>
    </form>
  );
}

const type = (value: string) =>
  fireEvent.input(screen.getByLabelText("Title"), { target: { value } });

it("is told of a save once all that is typed is saved", () => {
  const { rerender } = render(<TitleForm isPending={false} />, { wrapper: MemoryRouter });
  const save = (typedMeanwhile?: string) => {
    fireEvent.click(screen.getByText("Send"));
    rerender(<TitleForm isPending />);
    if (typedMeanwhile) type(typedMeanwhile);
    rerender(<TitleForm isPending={false} outcome={{ saved: true }} />);
  };
  type("First");
  save("Second");
  expect(onSaved).not.toHaveBeenCalled();
  save();
  expect(onSaved).toHaveBeenCalledTimes(1);
});
