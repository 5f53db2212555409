import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import { textList } from "~/lib/forms/fields";
import { TextListField } from "./text-list-field";

const schema = z.object({ keywords: textList(10) });

function Form() {
  const [form] = useForm<z.input<typeof schema>>({
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  return (
    <FormProvider context={form.context}>
      <form {...getFormProps(form)} aria-label="Publication">
        <TextListField name="keywords" label="Keywords" placeholder="Keyword" />
      </form>
    </FormProvider>
  );
}

it("says what is wrong with an entry, added or still in the field", async () => {
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Keywords" });
  const alert = screen.getByRole("alert");
  fireEvent.change(field, { target: { value: "longer than ten" } });
  fireEvent.submit(screen.getByRole("form", { name: "Publication" }));
  await expect.poll(() => alert.textContent).toBe("Must be at most 10 characters");
  expect(field.getAttribute("aria-describedby")).toBe(alert.id);
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  await expect.poll(() => screen.getByRole("listitem").className).toContain("border-danger");
  expect(alert.textContent).toBe("Must be at most 10 characters");
  fireEvent.click(screen.getByRole("button", { name: "Remove longer than ten" }));
  await expect.poll(() => alert.textContent).toBe("");
});
