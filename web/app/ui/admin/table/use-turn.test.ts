import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { useTurn } from "./use-turn";

const PARTS = [0, 1, 2, 3];

it("draws each part in a turn of its own, and the page leaves whole", async () => {
  let turn = 0;
  const count = () => {
    turn += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const drawnIn: number[] = [];
  function Part({ list, part }: { list: object; part: number }) {
    useTurn(list, part);
    drawnIn[part] = turn;
    return createElement("li", null, part);
  }
  const list = {};
  const items = PARTS.map((part) => createElement(Part, { key: part, list, part }));
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement("ul", null, items), {
      onShellReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
  clearImmediate(timer);
  expect(html).toBe("<ul><li>0</li><li>1</li><li>2</li><li>3</li></ul>");
  expect(new Set(drawnIn).size).toBe(PARTS.length);
});
