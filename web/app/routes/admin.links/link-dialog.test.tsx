import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { latestNotice, notify } from "~/ui/feedback/notify";
import { LinkDialog } from "./link-dialog";

const BEFORE = { type: "success", title: "Before" } as const;
const MISSING = {
  type: "error",
  title: "Validation Error",
  description: "Title, URL, and Category are required.",
};

beforeEach(() => notify(BEFORE));

/** The form of a new link, filled in and sent. */
function send(values: Record<string, string>) {
  const router = createMemoryRouter([
    { path: "/", element: <LinkDialog link={null} links={[]} onClose={() => undefined} /> },
  ]);
  render(<RouterProvider router={router} />);
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Add Link" }));
}

const WHOLE = { Title: "A list", URL: "https://example.org", Category: "Data" };

it.each(["Title", "URL", "Category"])("asks for all three in a toast without %s", async (label) => {
  send({ ...WHOLE, [label]: "" });
  await screen.findByText(`${label} is required`);
  await expect.poll(latestNotice).toEqual(MISSING);
});

it("does not say that something is missing when the address is malformed", async () => {
  send({ ...WHOLE, URL: "nonsense" });
  await screen.findByText("Must be a valid URL");
  await waitFor(() => expect(latestNotice()).toEqual(BEFORE));
});
