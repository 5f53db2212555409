import { expect, it } from "vitest";
import { soon, wholeInDocument } from "./soon.server";

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

it("makes a document wait for a value, and lets data go ahead of one that is late", async () => {
  const asking = (accept: string) => new Request("http://localhost/", { headers: { accept } });
  const quick = await wholeInDocument(asking("*/*"), Promise.resolve("quick"));
  expect(quick.slot).toBe("quick");
  const read = new Promise<string>((resolve) => setTimeout(resolve, 100, "late"));
  const data = await wholeInDocument(asking("*/*"), read, 1);
  expect(data.slot).toBeInstanceOf(Promise);
  const document = await wholeInDocument(asking("text/html,application/xml;q=0.9"), read);
  expect(document.slot).toBe("late");
});
