import { describe, expect, it } from "vitest";
import { eventWith } from "../../../tests/support/academic-event";
import { toCalendar } from "./calendar.server";
import type { AcademicEvent } from "./event";

const SITE = "https://ada.example.edu";

function fileOf(attributes: Partial<AcademicEvent>, name?: string): string {
  const changed = "2026-01-02T03:04:05.678Z";
  return toCalendar([{ event: eventWith(attributes), changed, isPublic: true }], SITE, name);
}

/** With folded lines whole again. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("a calendar file", () => {
  it("has an event with its id for good, when it was changed and its page", () => {
    const lines = linesOf(fileOf({}));
    for (const line of [
      "UID:e1@ada.example.edu",
      "DTSTAMP:20260102T030405Z",
      "SUMMARY:A lecture",
      "URL;VALUE=URI:https://ada.example.edu/events/e1",
      "CLASS:PUBLIC",
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.join()).not.toMatch(/LOCATION|DESCRIPTION|NAME/);
    expect(linesOf(fileOf({}, "Events"))).toContain("X-WR-CALNAME:Events");
  });

  it.each([
    [null, "20260315"],
    ["2026-03-16", "20260317"],
    ["2026-12-31", "20270101"],
    ["2026-03-01", "20260315"],
  ])("has whole days, up to the day after the last one: %s", (end_date, after) => {
    const lines = linesOf(fileOf({ end_date }));
    expect(lines).toContain("DTSTART;VALUE=DATE:20260314");
    expect(lines).toContain(`DTEND;VALUE=DATE:${after}`);
  });

  it.each([
    ["Talks, and\r\nmore", null, "Talks\\, and\\nmore"],
    ["Talks", "/blog", "Talks\\n\\nhttps://ada.example.edu/blog"],
    [null, "https://example.org/x", "https://example.org/x"],
    ["Talks", "javascript:alert(1)", "Talks"],
  ])("describes it as plain text with the event's link: %j, %j", (description, link, expected) => {
    expect(linesOf(fileOf({ description, link }))).toContain(`DESCRIPTION:${expected}`);
  });

  it("has lines of 75 bytes at most, and no letter is cut in two", () => {
    const description = "محاضرة عامة 😀 ".repeat(40).trim();
    const file = fileOf({ description, title: "x".repeat(300) });
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThan(76);
    expect(linesOf(Buffer.from(file).toString())).toContain(`DESCRIPTION:${description}`);
  });
});
