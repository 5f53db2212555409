import { describe, expect, it } from "vitest";
import { lastChangeOf } from "./dates.server";

const NOW = Date.parse("2026-03-20T12:00:00.000Z");

describe("the last change of a post", () => {
  it.each([
    [
      "when it was saved",
      "2026-03-14T09:00:00.000Z",
      "2026-03-15T08:00:00.000Z",
      "2026-03-15T08:00:00.000Z",
    ],
    [
      "when it appeared, saved before",
      "2026-03-14T09:00:00.000Z",
      "2026-03-01T08:00:00.000Z",
      "2026-03-14T09:00:00.000Z",
    ],
    [
      "when it was saved, dated ahead",
      "2026-12-24T00:00:00.000Z",
      "2026-03-01T08:00:00.000Z",
      "2026-03-01T08:00:00.000Z",
    ],
  ])("is %s", (_, published_at, updated_at, expected) => {
    expect(lastChangeOf({ published_at, updated_at }, NOW)).toBe(expected);
  });
});
