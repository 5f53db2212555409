import { describe, expect, it } from "vitest";
import { anyAvailable, isAvailable } from "./public-page.server";

const good = { ok: true, value: 1 } as const;
const bad = { ok: false, message: "The cms is down." } as const;
const never = new Promise<typeof good>(() => {});

describe("what decides whether a page can be shown", () => {
  it("is the one read that it is about, unless that is still on its way", () => {
    expect([isAvailable(good), isAvailable(bad), isAvailable(never)]).toEqual([true, false, true]);
  });

  it("is any of several reads: the first that succeeds settles it", async () => {
    expect(await anyAvailable([Promise.resolve(bad), never, Promise.resolve(good)])).toBe(true);
    expect(await anyAvailable([Promise.resolve(bad), Promise.resolve(bad)])).toBe(false);
  });
});
