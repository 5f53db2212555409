import { expect, it } from "vitest";
import { CachedPage } from "./cached-page";
import { storePage } from "./stored-page";
import { serve } from "./testing";

const entry = (index: number) =>
  `@article{key${index}, title = {The ${index}th of "many" ű works}}\n`;

it.each(["br", "gzip", "identity"])("sends a file of megabytes whole: %s", async (encoding) => {
  const text = Array.from({ length: 40_000 }, (_, index) => entry(index)).join("");
  expect(text.length).toBeGreaterThan(2_000_000);
  const headers = { "content-type": "application/x-bibtex; charset=utf-8" };
  const page = new CachedPage(await storePage(new Response(text, { headers }), new Headers()));
  const { base } = await serve(() => (request, response) => page.send(request, response));
  const answer = await fetch(base, { headers: { "accept-encoding": encoding } });
  expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
  expect(await answer.text()).toBe(text);
  const etag = answer.headers.get("etag") ?? "";
  const again = await fetch(base, {
    headers: { "accept-encoding": encoding, "if-none-match": etag },
  });
  expect(again.status).toBe(304);
});
