import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { AccountForm } from "./account-form";
import { PlainField } from "./plain-field";

const REASON = "Password must be at least 10 characters long";

/** Draws the form while it is sent, and then once it is answered. */
function answerWith(outcome: { problem?: string; error?: string }) {
  const router = createMemoryRouter([{ path: "/", element: <Screen {...outcome} /> }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText("Answer"));
}

function Screen({ problem, error }: { problem?: string; error?: string }) {
  const [isPending, setPending] = useState(true);
  return (
    <>
      <button onClick={() => setPending(false)}>Answer</button>
      <AccountForm
        title="Register"
        submit="Register"
        pendingLabel="Registering..."
        isPending={isPending}
        problem={isPending ? undefined : problem}
      >
        <PlainField label="Password" name="password" error={isPending ? undefined : error} />
      </AccountForm>
    </>
  );
}

it("has the focus on its button again once it has been rejected", () => {
  answerWith({ problem: REASON });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Register" }));
});

it("has the focus on the field that says why it was rejected", () => {
  answerWith({ error: REASON });
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

it("leaves the focus where it is until it has been rejected", () => {
  answerWith({});
  expect(document.activeElement).toBe(document.body);
});
