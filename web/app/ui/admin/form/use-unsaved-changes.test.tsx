import { act, screen } from "@testing-library/react";
import { useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { useUnsavedChanges } from "./use-unsaved-changes";

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { confirmDiscard, markSaved } = useUnsavedChanges(form);
  return (
    <form ref={form}>
      <input aria-label="Title" name="title" defaultValue="Research" />
      <textarea aria-label="Text" name="text" defaultValue="Words" />
      <select aria-label="Year" name="year" defaultValue="2">
        <option value="1">One</option>
        <option value="2">Two</option>
      </select>
      <input type="checkbox" aria-label="Shown" name="shown" defaultChecked />
      <button type="button" onClick={() => confirmDiscard()}>
        Leave
      </button>
      <button type="button" onClick={() => markSaved()}>
        Saved
      </button>
    </form>
  );
}

/** Draws the form as the server does; scripts come when the returned function is called. */
function drawForm(): () => void {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Form />);
  return () => act(() => void hydrateRoot(page, <Form />));
}

const press = (name: string) => act(() => screen.getByRole("button", { name }).click());

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("counts what was typed before scripts were there, until it is saved", () => {
  const ask = vi.spyOn(window, "confirm").mockReturnValue(false);
  const bringToLife = drawForm();
  const title = screen.getByLabelText<HTMLInputElement>("Title");
  title.value = "Not saved yet";
  bringToLife();
  expect(title.value).toBe("Not saved yet");
  press("Leave");
  expect(ask).toHaveBeenCalledOnce();
  press("Saved");
  press("Leave");
  expect(ask).toHaveBeenCalledOnce();
});

it("asks nothing about a form in which nothing was changed", () => {
  const ask = vi.spyOn(window, "confirm").mockReturnValue(false);
  drawForm()();
  press("Leave");
  expect(ask).not.toHaveBeenCalled();
});
