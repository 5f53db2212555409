import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ClickOnMoved } from "./click-on-moved";

const click = vi.fn();
const save = () => screen.getByRole("button", { name: "Save" });
const beside = () => screen.getByText("Beside");
const AT = { button: 0, clientX: 10, clientY: 10 };

function moveSave(top: number): void {
  save().getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
}

beforeEach(() => {
  click.mockClear();
  render(
    <>
      <ClickOnMoved />
      <button type="button" onClick={click}>
        Save
      </button>
      <p>Beside</p>
    </>,
  );
  moveSave(0);
});

it("clicks a button that has moved away between press and release", () => {
  fireEvent.mouseDown(save(), AT);
  moveSave(50);
  fireEvent.mouseUp(beside(), AT);
  expect(click).toHaveBeenCalledTimes(1);
});

it("leaves a click to the browser where the button is still under the pointer", () => {
  fireEvent.mouseDown(save(), AT);
  moveSave(5);
  fireEvent.mouseUp(save(), AT);
  expect(click).not.toHaveBeenCalled();
});

it("does not click where the pointer was moved away, or was pressed elsewhere", () => {
  fireEvent.mouseDown(save(), AT);
  moveSave(50);
  fireEvent.mouseUp(beside(), { ...AT, clientY: 30 });
  fireEvent.mouseDown(save(), AT);
  fireEvent.mouseUp(beside(), AT);
  fireEvent.mouseDown(beside(), AT);
  moveSave(100);
  fireEvent.mouseUp(beside(), AT);
  fireEvent.mouseDown(save(), { ...AT, button: 2 });
  moveSave(150);
  fireEvent.mouseUp(beside(), { ...AT, button: 2 });
  expect(click).not.toHaveBeenCalled();
});
