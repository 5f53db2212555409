import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { failure } from "~/lib/toast/toast";
import { latestNotice, notify } from "~/ui/feedback/notify";
import { useBlockSubmit } from "./use-block-submit";

function Form({ onSubmit }: { onSubmit: (event: Event) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useBlockSubmit(input, true);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.nativeEvent);
      }}
    >
      <input ref={input} />
      <button name="__intent__">Add</button>
      <button>Save</button>
    </form>
  );
}

it("holds a save back while a file is on its way, and nothing that the form does by itself", () => {
  notify(failure("An earlier one"));
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit} />);
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(latestNotice()).toEqual(failure("An earlier one"));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(latestNotice()).toEqual(
    failure("Please wait until the file is uploaded, or cancel the upload."),
  );
});
