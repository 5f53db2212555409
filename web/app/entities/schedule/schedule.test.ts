import { expect, it } from "vitest";
import { z } from "zod";
import { OUT_OF_ORDER, isInOrder, scheduleFields } from "./input";
import { draftNote, scheduleNote, stateOf } from "./schedule";

const NOW = "2026-03-02T09:00";
const times = (publish_at: string | null, unpublish_at: string | null = null) => ({
  publish_at,
  unpublish_at,
});

it("knows what waits, what is shown and what is over, to the minute", () => {
  expect(stateOf(times(null), NOW)).toBe("shown");
  expect(stateOf(times("2026-03-02T09:00"), NOW)).toBe("shown");
  expect(stateOf(times("2026-03-02T09:01"), NOW)).toBe("waiting");
  expect(stateOf(times(null, "2026-03-02T09:00"), NOW)).toBe("over");
  expect(stateOf(times(null, "2026-03-02T09:01"), NOW)).toBe("shown");
});

it("says so in the owner's lists", () => {
  expect(scheduleNote(times(null), NOW)).toBeNull();
  expect(scheduleNote(times("2026-03-01T09:00"), NOW)).toBeNull();
  expect(scheduleNote(times("2026-11-23T09:00"), NOW)).toBe("Scheduled for Nov 23, 2026, 9:00 AM");
  expect(scheduleNote(times("2026-11-23T09:00", "2026-11-30T18:30"), NOW)).toBe(
    "Scheduled for Nov 23, 2026, 9:00 AM, until Nov 30, 2026, 6:30 PM",
  );
  expect(scheduleNote(times(null, "2026-11-30T18:30"), NOW)).toBe(
    "On the site until Nov 30, 2026, 6:30 PM",
  );
  expect(scheduleNote(times(null, "2026-01-31T00:00"), NOW)).toBe(
    "Off the site since Jan 31, 2026, 12:00 AM",
  );
});

it("says in the owner's lists that a draft does not appear at its time", () => {
  expect(draftNote(times("2026-11-23T09:00"), NOW)).toBe(
    "Stays a draft: does not appear on Nov 23, 2026, 9:00 AM",
  );
  expect(draftNote(times(null, "2026-11-30T18:30"), NOW)).toBeNull();
  expect(draftNote(times("2026-03-02T09:00"), NOW)).toBeNull();
});

it("takes moments to the minute, in order", () => {
  const form = z.object(scheduleFields).refine(isInOrder, OUT_OF_ORDER);
  expect(form.parse({ publish_at: "2026-03-02T09:00" })).toEqual({
    publish_at: "2026-03-02T09:00",
  });
  expect(form.parse({ publish_at: " 2026-03-02 09:00 " })).toEqual({
    publish_at: "2026-03-02T09:00",
  });
  expect(form.parse({ publish_at: "2026-03-02T09:00:30" })).toEqual({
    publish_at: "2026-03-02T09:00",
  });
  const messages = (value: object) =>
    form.safeParse(value).error?.issues.map(({ path, message }) => [path.join(), message]);
  for (const publish_at of ["soon", "2026-02-30T09:00", "2026-03-02", "2026-03-02T24:00"]) {
    expect(messages({ publish_at })).toEqual([
      ["publish_at", "Enter a real date and time, such as 2026-03-02 09:00"],
    ]);
  }
  for (const unpublish_at of ["2026-03-02T09:00", "2026-03-02T08:59"]) {
    expect(messages({ publish_at: "2026-03-02T09:00", unpublish_at })).toEqual([
      ["unpublish_at", "“Unpublish at” must be later than “Publish at”"],
    ]);
  }
});
