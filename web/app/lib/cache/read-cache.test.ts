import { describe, expect, it, vi } from "vitest";
import { Changes } from "./content-changes";
import { type ReadAnswer, ReadCache } from "./read-cache";
import { createRenderContext } from "./render-context.server";

class Silence extends Error {}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A cms of one text, whose answers come when the test says so. */
function setUp() {
  const changes = new Changes();
  changes.apply({ boot: "a", counter: 0, changed: {} });
  const cms = {
    text: "first",
    asked: 0,
    isSilent: false,
    isDown: false as boolean | Promise<boolean>,
  };
  const time = { now: 0, publishAt: null as number | null };
  const waiting: (() => void)[] = [];
  const reads = new ReadCache({
    changes,
    isDown: () => cms.isDown,
    isOutage: (error) => error instanceof Silence,
    maxSize: 1_000_000,
    now: () => ({ wall: time.now, process: time.now }),
  });
  const answer = (body: unknown, now = time.now): ReadAnswer => ({
    outcome: { body },
    tags: ["award"],
    size: 10,
    ...(time.publishAt !== null && time.publishAt > now && { expiresIn: time.publishAt - now }),
  });
  let counter = 0;
  return {
    cms,
    time,
    reads,
    changes,
    read: () =>
      reads.get("awards", async () => {
        cms.asked += 1;
        const { text } = cms;
        if (cms.isSilent) throw new Silence();
        await Promise.resolve();
        return answer(text);
      }),
    /** Like `read`, but what the cms says now arrives when `arrive` is called. */
    slowRead: () =>
      reads.get("awards", async () => {
        cms.asked += 1;
        const { text } = cms;
        const { now } = time;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return answer(text, now);
      }),
    arrive: () => waiting.shift()?.(),
    change: (tag: string) =>
      changes.apply({ boot: "a", counter: ++counter, changed: { [tag]: counter } }),
  };
}

describe("an answer that the clock changes", () => {
  it("is asked for anew from the first millisecond of its minute, and not before", async () => {
    const { read, cms, time } = setUp();
    time.publishAt = 1_000;
    await read();
    cms.text = "second";
    time.now = 999;
    expect(await read()).toBe("first");
    time.now = 1_000;
    expect([await read(), await read()]).toEqual(["second", "second"]);
    expect(cms.asked).toBe(2);
  });

  it("is asked for once more when the minute begins while the cms is being asked", async () => {
    const { slowRead, read, arrive, cms, time } = setUp();
    time.publishAt = 1_000;
    time.now = 990;
    const early = slowRead();
    await settle();
    cms.text = "second";
    time.now = 1_000;
    const late = slowRead();
    await settle();
    arrive();
    await settle();
    arrive();
    expect(await Promise.all([early, late])).toEqual(["second", "second"]);
    expect(await read()).toBe("second");
  });

  it("is shown as it was while the cms is down", async () => {
    const { read, cms, time } = setUp();
    time.publishAt = 1_000;
    await read();
    Object.assign(cms, { text: "second", isDown: true });
    time.now = 2_000;
    expect(await read()).toBe("first");
    cms.isDown = false;
    expect(await read()).toBe("second");
  });

  it("says to the page that shows it until when that is", async () => {
    const { read, time } = setUp();
    time.publishAt = 1_000;
    const page = createRenderContext("complete");
    await page.run(() => read());
    expect(page.until?.isPast()).toBe(false);
    time.now = 1_000;
    expect(page.until?.isPast()).toBe(true);
  });
});

describe("the cached answers of the cms", () => {
  it("asks once until something changes that the answer depends on", async () => {
    const { read, cms, change } = setUp();
    expect([await read(), await read()]).toEqual(["first", "first"]);
    cms.text = "second";
    change("event");
    expect(await read()).toBe("first");
    expect(cms.asked).toBe(1);
    change("award");
    expect(await read()).toBe("second");
    expect(cms.asked).toBe(2);
  });

  it("makes one call of a burst", async () => {
    const { read, cms } = setUp();
    await Promise.all(Array.from({ length: 100 }, read));
    expect(cms.asked).toBe(1);
  });

  it("gives nobody who asks after a change what was asked before it", async () => {
    const { slowRead, read, arrive, cms, change } = setUp();
    const before = slowRead();
    await Promise.resolve();
    cms.text = "second";
    change("award");
    expect(await read()).toBe("second");
    arrive();
    expect(await before).toBe("first");
    expect(await read()).toBe("second");
    expect(cms.asked).toBe(2);
  });

  it("does not keep an answer that a change has overtaken", async () => {
    const { slowRead, read, arrive, cms, change } = setUp();
    const before = slowRead();
    await Promise.resolve();
    cms.text = "second";
    change("award");
    arrive();
    await before;
    expect(await read()).toBe("second");
  });

  it("remembers a rejection that is an answer", async () => {
    const { reads } = setUp();
    const rejection = new Error("Not Found");
    let asked = 0;
    const ask = () => {
      asked += 1;
      return Promise.resolve<ReadAnswer>({ outcome: { rejection }, tags: ["award"], size: 0 });
    };
    await expect(reads.get("single", ask)).rejects.toBe(rejection);
    await expect(reads.get("single", ask)).rejects.toBe(rejection);
    expect(asked).toBe(1);
  });

  it("does not keep what nobody hears the changes of", async () => {
    const { reads } = setUp();
    let asked = 0;
    const ask = () =>
      Promise.resolve<ReadAnswer>({ outcome: { body: ++asked }, tags: null, size: 0 });
    expect([await reads.get("setting", ask), await reads.get("setting", ask)]).toEqual([1, 2]);
  });

  it("serves the last good entry while the cms is silent, and says so", async () => {
    const { read, cms, change } = setUp();
    await read();
    change("award");
    cms.isSilent = true;
    const page = createRenderContext("stream");
    expect(await page.run(read)).toBe("first");
    expect(page).toMatchObject({ isStale: true, isUncacheable: false });
    // It does not wait for the cms again.
    expect(await read()).toBe("first");
    expect(cms.asked).toBe(2);
    // But asks at once after the next change.
    cms.isSilent = false;
    cms.text = "third";
    change("award");
    const healed = createRenderContext("stream");
    expect(await healed.run(read)).toBe("third");
    expect(healed.isStale).toBe(false);
  });

  it("asks again after a while, and lets nobody wait for it", async () => {
    const { read, cms, change } = setUp();
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    await read();
    change("award");
    cms.isSilent = true;
    await read();
    clock.mockReturnValue(2_001);
    expect(await read()).toBe("first");
    expect(cms.asked).toBe(3);
    // It is still silent.
    await settle();
    expect(await read()).toBe("first");
    expect(cms.asked).toBe(3);
    cms.isSilent = false;
    cms.text = "second";
    clock.mockReturnValue(4_002);
    expect(await read()).toBe("first");
    await settle();
    expect(await read()).toBe("second");
    clock.mockRestore();
  });

  it("tells whoever reads next of an error that it met while nobody waited", async () => {
    const { reads, changes, change } = setUp();
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const outcomes: (ReadAnswer | Error)[] = [
      { outcome: { body: "first" }, tags: ["award"], size: 10 },
      new Silence(),
      new Error("broken"),
      new Error("still broken"),
    ];
    const read = () =>
      reads.get("awards", async () => {
        await Promise.resolve();
        const outcome = outcomes.shift();
        if (!outcome || outcome instanceof Error) throw outcome ?? new Error("asked too often");
        return outcome;
      });
    await read();
    change("award");
    expect(await read()).toBe("first");
    clock.mockReturnValue(2_001);
    expect(await read()).toBe("first");
    await settle();
    await expect(read()).rejects.toThrow("still broken");
    expect(changes.revision).toBe(2);
    clock.mockRestore();
  });

  it("does not ask a cms that is known to be down", async () => {
    const { read, cms, change } = setUp();
    await read();
    change("award");
    cms.isDown = true;
    expect(await read()).toBe("first");
    expect(cms.asked).toBe(1);
  });

  it("has nothing to go on from when there never was an answer", async () => {
    const { read, cms } = setUp();
    cms.isSilent = true;
    await expect(read()).rejects.toBeInstanceOf(Silence);
    cms.isSilent = false;
    expect(await read()).toBe("first");
  });

  it("tells the page what it depends on", async () => {
    const { read } = setUp();
    const cold = createRenderContext("complete");
    await cold.run(read);
    const warm = createRenderContext("complete");
    await warm.run(read);
    expect([...cold.tags]).toEqual(["award"]);
    expect([...warm.tags]).toEqual(["award"]);
  });

  it("tells the page how many reads have no entry behind them, also while the cms is in doubt", async () => {
    const { read, cms } = setUp();
    const cold = createRenderContext("immediate");
    let answer = (_isDown: boolean) => {};
    cms.isDown = new Promise((resolve) => (answer = resolve));
    const first = cold.run(read);
    expect(cold.unbackedReads).toBe(1);
    answer(false);
    await first;
    expect(cold.unbackedReads).toBe(0);

    cms.isSilent = true;
    const warm = createRenderContext("immediate");
    const second = warm.run(read);
    expect(warm.unbackedReads).toBe(0);
    await second;
  });

  it("keeps its memory bounded, the least used first out", async () => {
    const changes = new Changes();
    const reads = new ReadCache({
      changes,
      isDown: () => false,
      isOutage: () => false,
      maxSize: 10_000,
    });
    let asked = 0;
    const get = (key: string) =>
      reads.get(key, () => {
        asked += 1;
        return Promise.resolve({ outcome: { body: key }, tags: ["award"], size: 2_000 });
      });
    for (const key of ["a", "b", "c", "a", "d", "a"]) await get(key);
    expect(asked).toBe(4);
    await get("a");
    expect(asked).toBe(4);
    await get("b");
    expect(asked).toBe(5);
  });
});
