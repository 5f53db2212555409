import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { Toast } from "~/lib/toast/toast";
import { Toaster } from "./toaster";

function Screen() {
  const [toast, setToast] = useState<Toast | null>({
    type: "success",
    title: "Saved",
    description: "Everything is kept.",
  });
  return (
    <>
      <button onClick={() => setToast(null)}>Go on</button>
      <Toaster toast={toast} />
    </>
  );
}

it("shows a toast though the next screen comes before the toast's view is loaded", async () => {
  const router = createMemoryRouter([{ path: "/", element: <Screen /> }]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.queryByText("Saved")).toBeNull();
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(screen.getAllByText("Everything is kept.")).toHaveLength(1);
});
