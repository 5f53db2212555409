import { describe, expect, it } from "vitest";
import { createRenderContext } from "./render-context.server";
import { awaitForDocument, awaitUnlessBacked, resolveOrDefer } from "./resolve-or-defer.server";

it("gives the value of a quick read, and the promise of a slow one", async () => {
  expect(await resolveOrDefer(Promise.resolve("quick"))).toEqual({ value: "quick" });

  let finish: (value: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const { value } = await resolveOrDefer(slow, 1);
  expect(value).toBeInstanceOf(Promise);
  finish("slow");
  expect(await value).toBe("slow");
});

it("makes a document wait for a value, and lets data go ahead of one that is late", async () => {
  const asking = (accept: string) => new Request("http://localhost/", { headers: { accept } });
  const quick = await awaitForDocument(asking("*/*"), Promise.resolve("quick"));
  expect(quick.value).toBe("quick");
  const read = new Promise<string>((resolve) => setTimeout(resolve, 100, "late"));
  const data = await awaitForDocument(asking("*/*"), read, 1);
  expect(data.value).toBeInstanceOf(Promise);
  const document = await awaitForDocument(asking("text/html,application/xml;q=0.9"), read);
  expect(document.value).toBe("late");
});

describe("a read that decides the status", () => {
  const later = () => new Promise<string>((resolve) => setTimeout(() => resolve("late"), 60));
  const render = async (unbackedReads: number) => {
    const context = Object.assign(createRenderContext("stream"), { unbackedReads });
    const first = await context.run(() => awaitUnlessBacked(later(), 10));
    return first.value instanceof Promise;
  };

  it("is waited for while nothing could stand in for a read that fails", async () => {
    expect(await render(1)).toBe(false);
    expect((await awaitUnlessBacked(later(), 10)).value).toBe("late");
  });

  it("may be late when a cache entry would stand in", async () => {
    expect(await render(0)).toBe(true);
  });
});
