import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DateField } from "./date-field";

vi.mock("../calendar/calendar", () => {
  throw new Error("no connection");
});

function Form() {
  const [form] = useForm<{ start: string }>({ defaultValue: { start: "2026-03-14" } });
  return (
    <FormProvider context={form.context}>
      <form {...getFormProps(form)} aria-label="Event">
        <DateField name="start" label="Start" />
      </form>
    </FormProvider>
  );
}

it("says that the calendar could not be loaded, and takes the date that is typed", async () => {
  render(<Form />);
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Event" });
  const field = screen.getByRole("textbox", { name: /^Start/ });
  fireEvent.click(screen.getByRole("button", { name: "Pick a date for Start" }));
  expect(await screen.findByText("The calendar could not be loaded.")).toBeTruthy();
  expect(field.isConnected).toBe(true);
  fireEvent.change(field, { target: { value: "2026-04-01" } });
  await expect.poll(() => new FormData(form).get("start")).toBe("2026-04-01");
});

it("takes a pasted date whole, and asks for a keyboard that has the hyphen", async () => {
  render(<Form />);
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Event" });
  const field = screen.getByRole("textbox", { name: /^Start/ });
  expect(field.getAttribute("inputmode")).not.toBe("numeric");
  const paste = (text: string) =>
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
  paste("  2024-05-17 \n");
  await expect.poll(() => new FormData(form).get("start")).toBe("2024-05-17");
  paste("2024-05-18T09:00:00Z");
  await expect.poll(() => new FormData(form).get("start")).toBe("2024-05-18");
});
