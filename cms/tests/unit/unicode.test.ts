import { expect, test } from "vitest";
import { isEncodedUtf8, isWellFormed, truncate } from "../../src/text/unicode";

test.each([
  [[]],
  [{ title: "Zoë 😀 日本", count: 3, gone: null, rows: [["x"], { y: true }] }],
  [String.raw`\ud83d in running text`],
  [String.raw`["\ud83d\ude00"]`],
])("%j is well-formed", (value) => {
  expect(isWellFormed(value)).toBe(true);
});

test.each([
  ["\ud83d"],
  ["\ude00\ud83d"],
  [{ rows: [{ text: "half \ud83d of it" }] }],
  [{ "\ude00": 1 }],
  [String.raw`{"name":"\ud83d"}`],
  [JSON.stringify({ inner: String.raw`["\uDE00"]` })],
])("%j is not", (value) => {
  expect(isWellFormed(value)).toBe(false);
});

test("nesting deeper than the stack does no harm", () => {
  const depth = 200_000;
  const nest = (text: string): unknown =>
    JSON.parse("[".repeat(depth) + JSON.stringify(text) + "]".repeat(depth));
  expect(isWellFormed(nest("x"))).toBe(true);
  expect(isWellFormed(nest("\ud83d"))).toBe(false);
});

test.each(["/a?b=c", "/?q=100%", "/?q=%zz%1", "/%F0%9F%98%80?x=%C3%A9%25", "/\u00e9"])(
  "the address %s is UTF-8",
  (address) => {
    expect(isEncodedUtf8(address)).toBe(true);
  },
);

test.each(["/?q=%FF", "/%ED%A0%BD", "/?q=%C3", "/?q=%C3%41", "/?q=%C0%AF", "/?q=%F0%9F%98&r=1"])(
  "the address %s is not",
  (address) => {
    expect(isEncodedUtf8(address)).toBe(false);
  },
);

test("texts are cut between characters", () => {
  expect(truncate("abc", 5)).toBe("abc");
  expect(truncate("abc", 2)).toBe("ab");
  expect(truncate("a😀b", 2)).toBe("a😀");
  expect(truncate("😀😀😀", 2)).toBe("😀😀");
  expect(truncate("😀".repeat(5000), 4096).isWellFormed()).toBe(true);
  expect(truncate(`a${"😀".repeat(9)}`, 4).isWellFormed()).toBe(true);
});
