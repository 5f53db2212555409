import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Button } from "./button";

const button = () => screen.getByRole("button");

it.each(["Saving...", "Deleting..."])("says %s and cannot be pressed while it waits", (label) => {
  const draw = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel={label}>
      Go
    </Button>
  );
  const { rerender } = render(draw(false));
  expect(button().textContent).toBe("Go");
  expect(button()).toHaveProperty("disabled", false);
  rerender(draw(true));
  expect(button().textContent).toBe(label);
  expect(button()).toHaveProperty("disabled", true);
});

it("keeps its words while it waits where it has no others", () => {
  render(<Button isPending>Go</Button>);
  expect(button().textContent).toBe("Go");
  expect(button()).toHaveProperty("disabled", true);
});
