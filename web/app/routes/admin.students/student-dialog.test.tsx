import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { StudentDialog } from "./student-dialog";

it("says at the end year that it is before the start, also when another field is changed", async () => {
  // As an older version has taken it.
  const student = {
    id: "a",
    name: "Ada Lovelace",
    level: "PhD",
    start_year: 2022,
    end_year: 2020,
    current: false,
    research_topic: "Engines",
    email: null,
    photo_url: null,
    thesis_url: null,
    publications: [],
  } as const;
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <StudentDialog
          student={{ ...student, publications: [] }}
          year="2026"
          onClose={() => undefined}
        />
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  const end = screen.getByLabelText(/^End Year/);
  expect(end).toHaveProperty("value", "2020");
  fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: "Ada King" } });
  fireEvent.click(screen.getByRole("button", { name: "Update Student" }));
  const message = await screen.findByText("The end year must not be before the start year");
  await waitFor(() => {
    expect(end.getAttribute("aria-invalid")).toBe("true");
  });
  expect(end.getAttribute("aria-describedby")).toContain(message.closest("[id]")?.id);
});
