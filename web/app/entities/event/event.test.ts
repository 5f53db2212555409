import { describe, expect, it } from "vitest";
import { eventWith } from "../../../tests/support/academic-event";
import { detailsHref, isUpcoming, splitEvents } from "./event";
import { eventInput } from "./input";
import { toStructuredEvent } from "./structured";
import { toEventView } from "./view";

describe("upcoming", () => {
  it.each([
    ["2026-03-14", null, true],
    ["2026-03-13", null, false],
    ["2026-03-10", "2026-03-14", true],
    ["2026-03-10", "2026-03-13", false],
    ["2026-03-15", "2026-03-01", true],
  ])("%s to %s on 2026-03-14: %s", (date, end_date, expected) => {
    expect(isUpcoming({ date, end_date }, "2026-03-14")).toBe(expected);
  });

  it("comes first, the next event at the top; past ones follow, the latest at the top", () => {
    const events = ["2026-05-01", "2025-01-01", "2026-03-14", "2026-01-01"].map((date) =>
      eventWith({ date, title: date }),
    );
    const { upcoming, past } = splitEvents(events, "2026-03-14");
    expect(upcoming.map(({ title }) => title)).toEqual(["2026-03-14", "2026-05-01"]);
    expect(past.map(({ title }) => title)).toEqual(["2026-01-01", "2025-01-01"]);
  });
});

describe("details", () => {
  it.each([
    ["https://example.org/x", "https://example.org/x"],
    ["/blog", "/blog"],
    [null, "/events/e1"],
    ["javascript:alert(1)", "/events/e1"],
    ["//evil.example", "/events/e1"],
  ])("of the link %j lead to %s", (link, href) => {
    expect(detailsHref(eventWith({ link }))).toBe(href);
  });
});

describe("view", () => {
  it("has the first day as a block, and all days in words", () => {
    const view = toEventView(eventWith({ date: "2026-12-30", end_date: "2027-01-02" }));
    expect(view.day).toEqual({ day: "30", month: "Dec", year: "2026" });
    expect(view.when).toMatch(/^December 30, 2026\s–\sJanuary 2, 2027$/);
    expect(view.isSeveralDays).toBe(true);
  });

  it.each([null, "2026-03-14", "2026-03-01"])("stays with one day for the end %j", (end_date) => {
    const view = toEventView(eventWith({ end_date }));
    expect(view.when).toBe("March 14, 2026");
    expect(view.isSeveralDays).toBe(false);
  });
});

describe("structured data", () => {
  it("leaves out what is not known", () => {
    expect(toStructuredEvent(eventWith({}), "https://a.example/events/e1")).toEqual({
      "@type": "Event",
      name: "A lecture",
      startDate: "2026-03-14",
      endDate: "2026-03-14",
      eventStatus: "https://schema.org/EventScheduled",
      url: "https://a.example/events/e1",
    });
  });

  it("names the place and the last day", () => {
    const described = eventWith({
      end_date: "2026-03-16",
      location: "Delft",
      description: "Talks",
    });
    expect(toStructuredEvent(described, "https://a.example/events/e1")).toMatchObject({
      endDate: "2026-03-16",
      location: { "@type": "Place", name: "Delft" },
      description: "Talks",
    });
  });
});

describe("input", () => {
  const complete = { id: "e1", title: " A lecture ", date: "2026-03-14" };

  it("makes blank optional fields absent", () => {
    expect(eventInput.parse({ ...complete, end_date: "", link: "  " })).toEqual(eventWith({}));
  });

  it.each([
    ["title", " ", "Title is required"],
    ["date", undefined, "Date is required"],
    ["date", "2026-02-30", "Enter a real date as YYYY-MM-DD"],
    ["end_date", "soon", "Enter a real date as YYYY-MM-DD"],
    ["end_date", "2026-03-13", "The end date must not be before the date"],
    ["link", "example.org", "Must be a valid URL or a path that starts with /"],
    ["link", "javascript:alert(1)", "Must be a valid URL or a path that starts with /"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const { error } = eventInput.safeParse({ ...complete, [field]: value });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([
      field,
      message,
    ]);
  });
});
