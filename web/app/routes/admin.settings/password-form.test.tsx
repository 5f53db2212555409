import { fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { latestNotice, notify } from "~/ui/feedback/notify";
import { PasswordForm } from "./password-form";

const BEFORE = { type: "success", title: "Before" } as const;

it("says at the field and in a toast that the passwords differ", async () => {
  notify(BEFORE);
  const router = createMemoryRouter([{ path: "/", element: <PasswordForm /> }]);
  render(<RouterProvider router={router} />);
  const submit = screen.getByRole("button", { name: "Update Password" });
  const fill = (label: RegExp, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(submit);
  expect(latestNotice()).toBe(BEFORE);

  fill(/^Current Password/, "seven green lanterns");
  fill(/^New Password/, "eight green lanterns");
  fill(/^Confirm New Password/, "nine green lanterns");
  fireEvent.click(submit);
  await screen.findByText("Passwords do not match");
  await expect.poll(latestNotice).toEqual({
    type: "error",
    title: "Error",
    description: "Passwords do not match",
  });
});
