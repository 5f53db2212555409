import { fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { latestNotice, notify } from "~/ui/feedback/notify";
import { CategoryDialog } from "./category-dialog";

const BEFORE = { type: "success", title: "Before" } as const;

it("says at the field and in a toast that a category needs a name", async () => {
  notify(BEFORE);
  const router = createMemoryRouter([
    { path: "/", element: <CategoryDialog category={null} onClose={() => undefined} /> },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.input(screen.getByRole("textbox", { name: "Name" }), { target: { value: "  " } });
  expect(latestNotice()).toBe(BEFORE);
  fireEvent.click(screen.getByRole("button", { name: "Create Category" }));
  await screen.findByText("Category name is required");
  await expect.poll(latestNotice).toEqual({
    type: "error",
    title: "Error",
    description: "Category name is required",
  });
});
