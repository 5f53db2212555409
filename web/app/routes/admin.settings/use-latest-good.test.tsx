import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Result } from "~/lib/cms/result";
import { type PartOfScreen, useLatestGood } from "./use-latest-good";

type Loading = PartOfScreen<string>;
const good = (value: string): Result<string> => ({ ok: true, value });
const failed: Result<string> = { ok: false, message: "It is down." };

async function afterwards(...reads: Loading[]) {
  const [first, ...others] = reads as [Loading, ...Loading[]];
  const { result, rerender } = renderHook(({ loading }) => useLatestGood(loading), {
    initialProps: { loading: first },
  });
  const seen = [result.current];
  for (const loading of others) {
    rerender({ loading });
    seen.push(result.current);
    await act(async () => {
      await loading;
    });
  }
  return { seen, last: result.current };
}

it("shows a value at once, and a promise when it is there", async () => {
  expect((await afterwards(good("a"))).last).toEqual(good("a"));
  const late = Promise.resolve(good("a"));
  const { seen, last } = await afterwards(late, late);
  expect([seen[0], last]).toEqual([null, good("a")]);
});

it("keeps the last good value while it is read again", async () => {
  const { seen, last } = await afterwards(good("a"), Promise.resolve(good("b")));
  expect(seen).toEqual([good("a"), good("a")]);
  expect(last).toEqual(good("b"));
});

it("keeps it while another tab is read", async () => {
  expect((await afterwards(good("a"), null)).last).toEqual(good("a"));
  expect((await afterwards(failed, null)).last).toEqual(failed);
  expect((await afterwards(null, good("a"))).last).toEqual(good("a"));
});

it("keeps it when reading again fails, and shows a first failure", async () => {
  expect((await afterwards(good("a"), failed)).last).toEqual(good("a"));
  expect((await afterwards(failed, Promise.resolve(failed))).last).toEqual(failed);
  expect((await afterwards(failed, good("a"))).last).toEqual(good("a"));
});
