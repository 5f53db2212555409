import { expect, it } from "vitest";
import { atLeastOne, isBlank } from "./blank";

it("tells what says nothing", () => {
  expect([null, undefined, "", " \n", [], [""], { a: null, b: [""] }].every(isBlank)).toBe(true);
  expect([0, "a", ["", "a"], { a: [{ b: "c" }] }].some(isBlank)).toBe(false);
});

it("gives an empty list one entry, and leaves any other as it is", () => {
  expect(atLeastOne([], "blank")).toEqual(["blank"]);
  expect(atLeastOne(["one", "two"], "blank")).toEqual(["one", "two"]);
});
