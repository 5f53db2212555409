import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ModelCms, ModelWeb, PAGES, TAGS, seededRandom } from "./model/world";

const SEEDS = Number(process.env["FRESHNESS_SEEDS"] ?? 150);
const STEPS = 150;
/** How late a change may be known that was not made through this website, beside the ways to it. */
const LATE_MS = 100;

// AbortSignal.timeout does not follow the fake clock.
function fakeTimeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

beforeEach(() => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(fakeTimeout);
});
afterEach(() => {
  vi.useRealTimers();
});

/** One run: random writes, visits, cuts, stops and slow answers, in an order that the seed fixes. */
async function run(seed: number) {
  vi.useRealTimers();
  vi.useFakeTimers({
    now: 0,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance", "Date"],
  });
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const cms = new ModelCms(random);
  let web = new ModelWeb(cms, random);
  /** What the owner has been told is saved, and what others have been told for long enough. */
  const acknowledged = new Map(TAGS.map((tag) => [tag, 0]));
  const others = new Map(TAGS.map((tag) => [tag, 0]));
  const problems: string[] = [];
  const pending: Promise<unknown>[] = [];
  let troubleAt = -Infinity;
  /** The latest latency of the network before the current one: messages may still be delayed by it. */
  let slowBefore = 0;
  const heartbeat = setInterval(() => cms.heartbeat(), 5_000);

  const visit = async (path: string) => {
    const owed = new Map(acknowledged);
    const owedToOthers = new Map(others);
    const from = performance.now();
    const visited = web;
    const { values, isStale, isBroken } = await visited.visit(path);
    const wasCalm = from - troubleAt > 6_000;
    if ((isStale || isBroken) && wasCalm)
      problems.push(`${path} is ${isStale ? "stale" : "broken"} in calm times`);
    if (isStale) return;
    for (const [tag, value] of Object.entries(values)) {
      if (value < (owed.get(tag) ?? 0))
        problems.push(`${path} shows ${tag} ${value}, saved was ${owed.get(tag)}`);
      if (value < (owedToOthers.get(tag) ?? 0)) {
        problems.push(
          `${path} shows ${tag} ${value}, changed long before to ${owedToOthers.get(tag)}`,
        );
      }
    }
  };
  const remember = (known: Map<string, number>, saved: ReadonlyMap<string, number>) => {
    for (const [tag, value] of saved) known.set(tag, Math.max(known.get(tag) ?? 0, value));
  };
  const ownWrite = async () => {
    const tags = [pick(TAGS)];
    const writer = web;
    const saved = await writer.write(tags).catch(() => null);
    // A website that has stopped in the meantime tells its owner nothing.
    if (saved && writer === web) remember(acknowledged, saved);
  };
  const otherWrite = () => {
    const tags = random() < 0.2 ? [pick(TAGS), pick(TAGS)] : [pick(TAGS)];
    if (!cms.isUp) return;
    cms.commit(tags);
    const saved = new Map(tags.map((tag) => [tag, cms.content.get(tag) ?? 0]));
    // Three ways at most lie between: one to the stream, or a poll there and back.
    const ways = 3 * Math.max(cms.slowness, slowBefore);
    setTimeout(() => remember(others, saved), LATE_MS + ways + 10);
  };

  for (let step = 0; step < STEPS; step += 1) {
    const dice = random();
    if (dice < 0.55) pending.push(visit(pick(Object.keys(PAGES))));
    else if (dice < 0.72) pending.push(ownWrite());
    else if (dice < 0.86) otherWrite();
    else if (dice < 0.9) {
      cms.cutStreams();
    } else if (dice < 0.92) {
      troubleAt = Infinity;
      cms.stop();
      pending.push(
        new Promise<void>((resolve) =>
          setTimeout(() => {
            cms.start(random() < 0.5 ? [pick(TAGS)] : []);
            troubleAt = performance.now();
            resolve();
          }, random() * 3_000),
        ),
      );
    } else if (dice < 0.94) {
      web.stop();
      web = new ModelWeb(cms, random);
    } else if (dice < 0.97) {
      const before = cms.slowness;
      slowBefore = Math.max(slowBefore, before);
      setTimeout(() => (slowBefore = cms.slowness), 3_000);
      cms.slowness = pick([0, 5, 20, 200]);
    } else cms.hasStream = !cms.hasStream;
    await vi.advanceTimersByTimeAsync(random() < 0.3 ? 0 : random() * 60);
  }

  // Everything heals by itself.
  await vi.advanceTimersByTimeAsync(5_000);
  cms.slowness = 5;
  cms.hasStream = true;
  if (!cms.isUp) cms.start();
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(pending);
  const { reads } = web;
  for (const path of Object.keys(PAGES)) {
    const last = web.visit(path);
    await vi.advanceTimersByTimeAsync(1_000);
    const { values, isStale, isBroken } = await last;
    if (isStale || isBroken) problems.push(`${path} has not healed`);
    for (const [tag, value] of Object.entries(values)) {
      if (value !== cms.content.get(tag)) problems.push(`${path} has ${tag} ${value} in the end`);
    }
  }
  if (!web.isLive) problems.push("the stream has not come back");
  web.stop();
  clearInterval(heartbeat);
  await vi.advanceTimersByTimeAsync(2_000);
  return { problems, reads };
}

describe("what visitors see while owner, panel, network, web and cms do what they like", () => {
  it(
    `is never older than what was acknowledged, in ${SEEDS} random histories`,
    { timeout: 120_000 },
    async () => {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const { problems } = await run(seed);
        expect(problems, `seed ${seed}`).toEqual([]);
      }
    },
  );

  it("is the same for the same seed", async () => {
    const first = await run(4711);
    const second = await run(4711);
    expect(second).toEqual(first);
    expect(first.reads).toBeGreaterThan(0);
  });
});
