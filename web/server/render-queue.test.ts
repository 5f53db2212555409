import { describe, expect, it } from "vitest";
import { OverloadError, RenderQueue } from "./render-queue";

/** Renders that run until they are told to end, in a queue of two places for each client of four. */
function setUp() {
  const queue = new RenderQueue({ running: 4, runningPerClient: 2, perClient: 5, total: 8 });
  const running: { name: string; end: () => void }[] = [];
  const begun: string[] = [];
  let most = 0;
  const ask = (client: string, name: string, signal = new AbortController().signal) => {
    const done = queue.run(
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          running.push({ name, end: () => resolve(name) });
          most = Math.max(most, running.length);
        }),
      { client, signal },
    );
    done.catch(() => {});
    return done;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    running.shift()?.end();
    await settle();
  };
  const endAll = async () => {
    while (running.length > 0) await endOne();
  };
  return { ask, begun, endOne, endAll, settle, mostRunning: () => most };
}

const names = (client: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${client}${index}`);

describe("the render queue", () => {
  it("runs so many at a time and no more, and all in the end", async () => {
    const { ask, begun, endAll, settle, mostRunning } = setUp();
    const asked = ["a", "b", "c"].flatMap((client) => names(client, 2));
    const all = asked.map((name) => ask(name.charAt(0), name));
    await settle();
    expect(begun).toEqual(["a0", "a1", "b0", "b1"]);
    await endAll();
    expect(await Promise.all(all)).toEqual(asked);
    expect(mostRunning()).toBe(4);
  });

  it("lets no client take all places, nor make the others wait for what it has waiting", async () => {
    const { ask, begun, endOne, endAll, settle } = setUp();
    for (const name of names("a", 5)) void ask("a", name);
    await settle();
    expect(begun).toEqual(["a0", "a1"]);
    void ask("b", "b0");
    await settle();
    expect(begun).toEqual(["a0", "a1", "b0"]);
    await endOne();
    expect(begun).toEqual(["a0", "a1", "b0", "a2"]);
    await endAll();
    expect(begun).toHaveLength(6);
  });

  it("rejects what is too much, for one client and for all, until there is room again", async () => {
    const { ask, endAll, settle } = setUp();
    for (const name of names("a", 5)) void ask("a", name);
    await expect(ask("a", "a5")).rejects.toThrow(OverloadError);
    for (const name of names("b", 3)) void ask("b", name);
    await expect(ask("c", "c0")).rejects.toMatchObject({ status: 503 });
    await settle();
    await endAll();
    const again = ask("a", "a6");
    await settle();
    await endAll();
    expect(await again).toBe("a6");
  });

  it("drops what nobody waits for any more before it begins, which makes room", async () => {
    const { ask, begun, endAll, settle } = setUp();
    const gone = new AbortController();
    for (const name of names("a", 2)) void ask("a", name);
    const dropped = [ask("a", "a2", gone.signal), ask("a", "a3", gone.signal)];
    await settle();
    gone.abort(new Error("gone"));
    for (const each of dropped) await expect(each).rejects.toThrow("gone");
    await expect(ask("a", "late", gone.signal)).rejects.toThrow("gone");
    for (const name of names("n", 3)) void ask("a", name);
    await settle();
    await endAll();
    expect(begun).toEqual(["a0", "a1", "n0", "n1", "n2"]);
  });

  it("counts a render as running until it ends, also when its visitor has gone", async () => {
    const { ask, begun, endAll, settle } = setUp();
    const gone = new AbortController();
    for (const name of names("a", 2)) void ask("a", name, gone.signal);
    await settle();
    gone.abort();
    void ask("a", "a2");
    await settle();
    expect(begun).toEqual(["a0", "a1"]);
    await endAll();
    expect(begun).toEqual(["a0", "a1", "a2"]);
  });

  it("passes an error on and goes on with the next", async () => {
    const queue = new RenderQueue({ running: 1 });
    const asking = { client: "a", signal: new AbortController().signal };
    const failing = queue.run(() => Promise.reject(new Error("broken")), asking);
    const next = queue.run(() => Promise.resolve("next"), asking);
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });
});
