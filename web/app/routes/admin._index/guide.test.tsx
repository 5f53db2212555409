import { useLoaderData } from "@remix-run/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import type { GuideStep } from "~/features/setup-guide/steps";
import { Guide } from "./guide";

const STEP: GuideStep = {
  name: "office",
  title: "Your office",
  text: "How students and colleagues reach you.",
  to: "/admin/contact",
  state: "open",
};

function Dashboard() {
  const { steps } = useLoaderData<{ steps: GuideStep[] | null }>();
  return (
    <main>
      <h1>Welcome</h1>
      {steps && <Guide steps={steps} />}
    </main>
  );
}

/** The dashboard, whose guide is read anew after each step. */
function show(): void {
  let steps: GuideStep[] | null = [STEP];
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData();
    steps = form.get("intent") === "hide" ? null : [{ ...STEP, state: "resolved" }];
    return null;
  };
  const loader = () => ({ steps });
  const router = createMemoryRouter([{ path: "/", element: <Dashboard />, action, loader }]);
  render(<RouterProvider router={router} />);
}

it.each([
  ["Skip: Your office", "Set up your site"],
  ["Hide this guide", "Welcome"],
])("%s: the focus goes to the heading above when the button is gone", async (name, heading) => {
  show();
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: heading })),
  );
});
