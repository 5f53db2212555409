import { expect, it } from "vitest";
import { isEncodedUtf8, truncate } from "./unicode";

it.each(["", "a=b&c=%C3%A9", "q=100%", "q=%zz%1", "q=%F0%9F%98%80%25", "q=é"])(
  "takes %j as UTF-8",
  (text) => {
    expect(isEncodedUtf8(text)).toBe(true);
  },
);

it.each(["q=%FF", "q=%ED%A0%BD", "q=%C3", "q=%C3%41", "q=%C0%AF", "q=%F0%9F%98&r=1"])(
  "does not take %j as UTF-8",
  (text) => {
    expect(isEncodedUtf8(text)).toBe(false);
  },
);

it("cuts texts between characters", () => {
  expect(truncate("abc", 5)).toBe("abc");
  expect(truncate("abc", 2)).toBe("ab");
  expect(truncate("a😀b", 2)).toBe("a😀");
  expect(truncate("😀😀😀", 2)).toBe("😀😀");
  expect(truncate(`${"a".repeat(1999)}😀`, 2000)).toBe(`${"a".repeat(1999)}😀`);
  expect(truncate(`${"a".repeat(1999)}😀b`, 2000).isWellFormed()).toBe(true);
});
