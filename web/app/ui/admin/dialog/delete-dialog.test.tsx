import { fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { DeleteDialog } from "./delete-dialog";

it("says Deleting... and asks once until the answer is there, and closes on it", async () => {
  let answer: (outcome: { deleted: boolean }) => void = () => undefined;
  const action = vi.fn(
    () =>
      new Promise<{ deleted: boolean }>((resolve) => {
        answer = resolve;
      }),
  );
  const close = vi.fn();
  const dialog = (
    <DeleteDialog record={{ id: "a" }} title="Delete Link" onClose={close}>
      Are you sure?
    </DeleteDialog>
  );
  const router = createMemoryRouter([{ path: "/", element: dialog, action }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  const pending = await screen.findByRole("button", { name: "Deleting..." });
  expect(pending).toHaveProperty("disabled", true);
  fireEvent.click(pending);
  expect(action).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
  answer({ deleted: true });
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
});
