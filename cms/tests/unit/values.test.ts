import { describe, expect, test } from "vitest";
import {
  insertAfter,
  move,
  pastedLines,
  removeAt,
  replaceAt,
  toItems,
} from "../../src/admin/fields/list-items";
import { slugOf } from "../../src/documents/category-slug";
import { cleanHtml } from "../../src/documents/safe-html";
import {
  isCalendarDay,
  toCalendarDay,
  toCalendarTimestamp,
  toTimestamp,
} from "../../src/documents/validation/calendar";
import { labelOf } from "../../src/documents/validation/attribute";

describe("calendar", () => {
  test("knows the days of the months", () => {
    expect(isCalendarDay("2024-02-29")).toBe(true);
    expect(isCalendarDay("1900-02-29")).toBe(false);
    expect(isCalendarDay("2000-02-29")).toBe(true);
    expect(isCalendarDay("2024-04-31")).toBe(false);
    expect(isCalendarDay("0000-00-00")).toBe(false);
  });

  test("timestamps are brought to UTC", () => {
    expect(toTimestamp("2024-03-01T00:30:00+02:00")).toBe("2024-02-29T22:30:00.000Z");
    expect(toTimestamp("2024-03-01T10:20")).toBe("2024-03-01T10:20:00.000Z");
    expect(toTimestamp(new Date(0))).toBe("1970-01-01T00:00:00.000Z");
    for (const bad of [
      "",
      "2024",
      "2024-02-30T00:00:00Z",
      "2024-03-01T24:61Z",
      0,
      null,
      new Date(NaN),
    ]) {
      expect(toTimestamp(bad)).toBeUndefined();
    }
  });

  test("calendar dates stay the day that was written", () => {
    for (const offset of ["Z", "+14:00", "-12:00", "+0530", ""]) {
      expect(toCalendarDay(`2024-03-01T00:00:00${offset}`)).toBe("2024-03-01");
      expect(toCalendarTimestamp(`2024-03-01T23:59:00.000${offset}`)).toBe(
        "2024-03-01T23:59:00.000Z",
      );
    }
  });
});

test("labels are words", () => {
  expect(labelOf("start_year", { type: "integer" })).toBe("Start year");
  expect(labelOf("doi", { type: "string", pluginOptions: { lectern: { label: "DOI" } } })).toBe(
    "DOI",
  );
});

test("slugs are lower case words with hyphens", () => {
  expect(slugOf("  Hello,  World! ")).toBe("hello-world");
  expect(slugOf("a_b--c")).toBe("a-b-c");
  expect(slugOf("!!!")).toBe("");
});

test("clean HTML is left as it is", () => {
  const html =
    '<h2>T</h2><p>a <strong>b</strong> <a href="https://x.org">c</a></p><ul><li>d</li></ul><blockquote>e</blockquote>';
  expect(cleanHtml(html)).toBe(html);
  expect(cleanHtml(cleanHtml("<p>1 < 2 & 3</p>"))).toBe(cleanHtml("<p>1 < 2 & 3</p>"));
});

describe("the list editor", () => {
  test("edits by position", () => {
    expect(replaceAt(["a", "b"], 1, "c")).toEqual(["a", "c"]);
    expect(insertAfter(["a", "b"], 0, ["x", "y"])).toEqual(["a", "x", "y", "b"]);
    expect(insertAfter([], -1, ["x"])).toEqual(["x"]);
    expect(removeAt(["a", "b"], 0)).toEqual(["b"]);
    expect(move(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
    expect(move(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(move(["a", "b"], 1, 1)).toEqual(["a", "b"]);
  });

  test("reads what a field may hold", () => {
    expect(toItems(["a", 1, null, "b"])).toEqual(["a", "b"]);
    expect(toItems(null)).toEqual([]);
    expect(toItems("a")).toEqual([]);
  });

  test("splits pasted lines", () => {
    expect(pastedLines(" a \r\n\n b ")).toEqual(["a", "b"]);
    expect(pastedLines("one line")).toBeUndefined();
  });
});
