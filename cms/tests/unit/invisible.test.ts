import { expect, test } from "vitest";
import { checkValue } from "../../src/documents/validation/values";
import { parseSource } from "../../src/import/parse";

const TEXTS = [
  ["The digital\u00adization of\u200b oaks", "The digitalization of oaks"],
  ["Digital\u00ad ization", "Digitalization"],
  ["\ufeffOaks\u2060 and elms\u200b", "Oaks and elms"],
  ["Oa\u200cks\u200d", "Oaks"],
  // Persian "می‌خواهم", Hindi "क्‍ष", a family and Khmer need theirs.
  [
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
  ],
  ["\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"],
  ["\u{1f469}\u200d\u{1f52c}", "\u{1f469}\u200d\u{1f52c}"],
  [
    "\u1781\u17d2\u1798\u17c2\u179a\u200b\u1781\u17d2\u1798\u17c2\u179a",
    "\u1781\u17d2\u1798\u17c2\u179a\u200b\u1781\u17d2\u1798\u17c2\u179a",
  ],
] as const;

test.each(TEXTS)("%j is stored as %j, typed or imported", (text, stored) => {
  expect(checkValue("title", { type: "string" }, text)).toEqual({ value: stored });
  const names = { type: "json", customField: "global::text-list" } as const;
  expect(checkValue("authors", names, [text])).toEqual({ value: [stored] });
  const bytes = new TextEncoder().encode(`@book{k, title = {{${text}}}}`);
  expect(parseSource({ name: null, bytes }).entries[0]?.fields.title).toBe(stored);
});

test("what is nothing but invisible is blank, and the HTML of a text keeps its soft hyphens", () => {
  const title = { type: "string", required: true } as const;
  expect(checkValue("title", title, "\u200b\u00ad")).toEqual({ problem: "Title is required" });
  const html = { type: "text", pluginOptions: { lectern: { format: "html" } } } as const;
  const text = "<p>Digital\u00adization</p>";
  expect(checkValue("content", html, text)).toEqual({ value: text });
});
