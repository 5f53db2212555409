import { fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { texts } from "~/entities/publication-import/texts";
import { UNANSWERED } from "~/lib/forms/revalidation";
import { IMPORTS, UndoDialog } from "./confirm-dialog";

it("undoes an import once the owner has signed in again", async () => {
  const action = vi
    .fn()
    .mockResolvedValueOnce({ ...UNANSWERED, isToBeResent: true })
    .mockResolvedValueOnce({ saved: true });
  const done = vi.fn();
  const item = { id: "a", created: 2, changed: 0 };
  const dialog = <UndoDialog item={item} onDone={done} onClose={() => {}} />;
  const routes = [
    { path: "/", element: dialog },
    { path: IMPORTS, action },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  fireEvent.click(screen.getByRole("button", { name: texts.undo }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(action).toHaveBeenCalledTimes(2);
});
