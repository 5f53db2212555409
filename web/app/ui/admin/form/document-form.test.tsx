import { act, fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { DocumentForm } from "./document-form";
import { TextField } from "./field";

const schema = z.object({ title: z.string() });

it("has unsaved changes after one that was saved before the page had its scripts", () => {
  vi.useFakeTimers();
  const form = (
    <DocumentForm
      title="Page"
      schema={schema}
      defaultValue={{ title: "Saved" }}
      version="2"
      submit="Save Changes"
    >
      <TextField name="title" label="Title" />
    </DocumentForm>
  );
  const router = createMemoryRouter(
    [{ id: "page", path: "/", element: form, action: () => null }],
    {
      hydrationData: { actionData: { page: { saved: true, version: "2" } } },
    },
  );
  render(<RouterProvider router={router} />);
  fireEvent.input(screen.getByLabelText("Title"), { target: { value: "Typed" } });
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.getByText("Unsaved changes")).toBeTruthy();
  vi.useRealTimers();
});
