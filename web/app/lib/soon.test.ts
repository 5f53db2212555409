import { expect, it } from "vitest";
import { soon } from "./soon.server";

it("gives the value of a quick read, and the promise of a slow one", async () => {
  expect(await soon(Promise.resolve("quick"))).toEqual({ slot: "quick" });

  let finish: (value: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const { slot } = await soon(slow, 1);
  expect(slot).toBeInstanceOf(Promise);
  finish("slow");
  expect(await slot).toBe("slow");
});
