import { expect, it } from "vitest";
import { escapeXml } from "./escape-xml";

it("says in entities what XML would read as markup", () => {
  expect(escapeXml(`<a b='c'> & "d"`)).toBe("&lt;a b=&apos;c&apos;&gt; &amp; &quot;d&quot;");
});

it("leaves out what XML does not take, and nothing else", () => {
  expect(escapeXml("a\u0000b\u0008c\u000Bd\u001Fe\uFFFEf\uFFFFg\uD800h\uDC00i")).toBe("abcdefghi");
  const whole = "Tab\t, line\n, é, 日本, العربية, \u007F, \uE000, 𝒜, 😀";
  expect(escapeXml(whole)).toBe(whole);
});
