import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { read } from "../../../tests/support/show-screen";
import ManagePublications from "./route";

const GONE = { saved: false, conflict: false, isGone: true, message: "One is gone." };

it("does not send a publication again that was deleted in another window", async () => {
  const [here, gone] = ["here", "gone"].map((id) => publicationWith({ id, title: `On ${id}` }));
  let publications = [here, gone];
  const sent: unknown[][] = [];
  const router = createMemoryRouter([
    {
      path: "/",
      element: <ManagePublications />,
      loader: () => ({ publications: read({ publications, projects: [] }) }),
      action: async ({ request }) => {
        sent.push((await request.formData()).getAll("ids"));
        if (sent.length > 1) return { saved: true };
        publications = [here];
        return GONE;
      },
      shouldRevalidate: ({ actionResult }) => actionResult === undefined,
    },
  ]);
  render(<RouterProvider router={router} />);
  for (const name of ["Select On here", "Select On gone"]) {
    fireEvent.click(await screen.findByRole("checkbox", { name }));
  }
  fireEvent.click(screen.getByRole("button", { name: "Set type" }));
  const dialog = await screen.findByRole("dialog");
  const send = () => fireEvent.submit(dialog.querySelector("form") ?? expect.unreachable("a form"));
  send();
  await screen.findByText("One is gone.");
  await waitFor(() => expect(dialog.textContent).toContain("1 publication"));
  send();
  await waitFor(() => expect(sent).toEqual([["here", "gone"], ["here"]]));
});
