import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { setUpPageCache as setUp } from "../tests/support/page-cache-setup";
import { RenderQueue } from "./render-queue";

describe("the page cache under load", () => {
  it("sends cached pages while the queue of renders is full", async () => {
    const queue = new RenderQueue({ running: 1, total: 2 });
    const { get, state } = await setUp(undefined, queue);
    await get("/kept");
    const ends: (() => void)[] = [];
    const gate = () => new Promise<void>((resolve) => ends.push(resolve));
    const signal = new AbortController().signal;
    const filling = [1, 2].map(() => queue.run(gate, { client: "another", signal }));
    expect((await get("/kept")).body.toString()).toContain("1 /kept");
    expect((await get("/new")).body.toString()).toBe("from the app");
    expect(state).toMatchObject({ made: 1, passedOn: 1 });
    expect(console.error).not.toHaveBeenCalled();
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(filling);
    expect((await get("/new")).body.toString()).toContain("2 /new");
  });

  it("makes no page that all have gone from before it begins, and one for whoever stays", async () => {
    const queue = new RenderQueue({ running: 1 });
    const { base, get, state } = await setUp(undefined, queue);
    let end = () => {};
    const gate = () => new Promise<void>((resolve) => (end = resolve));
    const filling = queue.run(gate, { client: "a", signal: new AbortController().signal });
    const open = (path: string) => {
      const request = httpRequest(base + path).on("error", () => {});
      request.end();
      return request;
    };
    const leaving = ["/gone", "/gone", "/stays"].map(open);
    const staying = get("/stays");
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const request of leaving) request.destroy();
    await new Promise((resolve) => setTimeout(resolve, 700));
    end();
    await filling;
    expect((await staying).body.toString()).toContain("1 /stays");
    expect((await get("/gone")).body.toString()).toContain("2 /gone");
    expect(state).toMatchObject({ made: 2, passedOn: 0 });
  });
});
