import { describe, expect, it } from "vitest";
import { isReadAnew, nextKeys } from "./use-slots";

const a = { id: "a" };
const b = { id: "b" };
const c = { id: "c" };
const d = { id: "d" };
const again = (row: { id: string }) => ({ ...row });

describe("nextKeys", () => {
  it("lets the elements stay in their places when the same rows are sorted or searched", () => {
    const before = { rows: [a, b, c], keys: [4, 7, 5] };
    expect(nextKeys(before, [c, a, b])).toEqual([4, 7, 5]);
    expect(nextKeys(before, [d])).toEqual([4]);
    expect(nextKeys({ rows: [a], keys: [4] }, [d, a, undefined])).toEqual([4, 5, 6]);
  });

  it("lets the elements go with their rows when the rows were read anew", () => {
    const before = { rows: [a, b, c], keys: [4, 7, 5] };
    expect(nextKeys(before, [again(c), again(a), again(b)])).toEqual([5, 4, 7]);
  });

  it("gives a row that comes in with new data the element of none that went", () => {
    const before = { rows: [a, b, c], keys: [0, 1, 2] };
    expect(nextKeys(before, [again(a), again(c), d])).toEqual([0, 2, 3]);
  });

  it("gives each place its own key, even while a row stands at two places", () => {
    const before = { rows: [a, b, c, a], keys: [0, 1, 2, 3] };
    const keys = nextKeys(before, [again(a), again(b), undefined, again(a), undefined]);
    expect(new Set(keys).size).toBe(5);
  });
});

it("takes rows for read anew when one of them is another object", () => {
  expect(isReadAnew([a, b], [b, d, a])).toBe(false);
  expect(isReadAnew([a, undefined], [undefined, d])).toBe(false);
  expect(isReadAnew([a, b], [d, again(b)])).toBe(true);
});
