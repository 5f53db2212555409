import { describe, expect, it } from "vitest";
import { drawnRows, EVERY_PLACE, nextInView } from "./use-drawn-rows";

const a = { id: "a" };
const b = { id: "b" };
const c = { id: "c" };
const d = { id: "d" };

describe("drawnRows", () => {
  it("draws the places in the window at once, and leaves the others as they were", () => {
    expect(drawnRows([d, c, b, a], [a, b, c, d], { from: 1, to: 3 })).toEqual([a, c, b, d]);
  });

  it("draws no more places than there are rows, and leaves those open that had none", () => {
    expect(drawnRows([d], [a, b, c, d], { from: 1, to: 3 })).toEqual([a]);
    expect(drawnRows([a, b, c, d], [d], { from: 0, to: 2 })).toEqual([a, b, undefined, undefined]);
  });

  it("draws everything at once when the rows were read anew", () => {
    const readAnew = [{ ...d }, { ...c }, { ...b }, { ...a }];
    expect(drawnRows(readAnew, [a, b, c, d], { from: 0, to: 1 })).toBe(readAnew);
  });
});

describe("nextInView", () => {
  const first = nextInView(EVERY_PLACE, [0, 1, 2, 3]);

  it("follows the window, and remembers how many rows it has room for", () => {
    expect(first).toEqual({ from: 0, to: 4 });
    expect(nextInView(first, [0])).toBe(first);
    expect(nextInView(first, [5, 6])).toEqual({ from: 5, to: 9 });
    expect(nextInView(first, [2, 3, 4, 5, 6, 7])).toEqual({ from: 2, to: 8 });
  });

  it("stays as it is while no row is in the window", () => {
    expect(nextInView(first, [])).toBe(first);
    expect(nextInView(EVERY_PLACE, [])).toBe(EVERY_PLACE);
  });
});
