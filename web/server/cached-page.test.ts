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

it("is smaller in brotli once it is read again, with the tag that browsers have", async () => {
  const text = `<!doctype html>${Array.from({ length: 400 }, (_, index) => entry(index * index)).join("")}`;
  const headers = { "content-type": "text/html; charset=utf-8" };
  const page = new CachedPage(await storePage(new Response(text, { headers }), new Headers()));
  const { base } = await serve(() => (request, response) => page.send(request, response));
  const read = (ifNoneMatch = "") =>
    fetch(base, { headers: { "accept-encoding": "br", "if-none-match": ifNoneMatch } });
  const first = await read();
  const length = Number(first.headers.get("content-length"));
  await expect
    .poll(async () => Number((await read()).headers.get("content-length")))
    .toBeLessThan(length * 0.97);
  const best = await read();
  expect(await best.text()).toBe(text);
  expect(best.headers.get("etag")).toBe(first.headers.get("etag"));
  expect((await read(first.headers.get("etag") ?? "")).status).toBe(304);
});
