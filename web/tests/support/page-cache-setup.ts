import { request as httpRequest } from "node:http";
import { Changes } from "~/lib/cache/content-changes";
import { Deadline, readClocks } from "~/lib/cache/deadline";
import { currentRenderContext, createRenderContext } from "~/lib/cache/render-context.server";
import { createPageCache } from "../../server/page-cache";
import { createPageRenderer } from "../../server/page-renderer";
import type { KeptPages } from "../../server/kept-pages";
import { NOT_FOUND_KEY } from "../../server/page-key";
import { RenderQueue } from "../../server/render-queue";
import { serve } from "../../server/testing";

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export const TEXT = "A page of some length. ".repeat(200);

/** A page cache before an app whose pages show how often they were made. */
export async function setUpPageCache(
  maxSize?: number,
  queue = new RenderQueue(),
  kept?: KeptPages,
) {
  const changes = new Changes();
  changes.apply({ boot: "a", counter: 0, changed: {} });
  const state = { isLive: true, isDown: false, day: "2026-01-01", made: 0, passedOn: 0, wait: 0 };
  const app = {
    headers: { "content-type": "text/html", "cache-control": "no-cache" } as Record<string, string>,
    status: 200,
    tags: ["publication"],
    isUncacheable: false,
    isStale: false,
    fails: false,
    /** In how many milliseconds something in the next page that is made comes or goes. */
    expiresIn: null as number | null,
  };
  const freshness = {
    changes,
    isLive: () => state.isLive,
    isDown: () => state.isDown,
    today: () => state.day,
  };
  const render = async (request: Request) => {
    state.made += 1;
    const number = state.made;
    const notes = currentRenderContext();
    for (const tag of app.tags) notes?.tags.add(tag);
    if (notes) notes.until = Deadline.in(app.expiresIn, readClocks());
    app.expiresIn = null;
    if (notes) Object.assign(notes, { isUncacheable: app.isUncacheable, isStale: app.isStale });
    if (state.wait) await new Promise((resolve) => setTimeout(resolve, state.wait));
    if (app.fails) throw new Error("broken");
    const { pathname } = new URL(request.url);
    return new Response(`${number} ${pathname} ${TEXT}`, {
      status: app.status,
      headers: app.headers,
    });
  };
  const { base } = await serve((site) => {
    const renderPage = createPageRenderer({
      createRenderContext,
      render,
      site,
      generalHeaders: new Headers({ "x-frame-options": "DENY" }),
    });
    const pages = createPageCache({
      keyOf: ({ method, url = "" }) =>
        method === "GET" || method === "HEAD" ? (url.startsWith("/private") ? null : url) : null,
      freshness,
      renderPage,
      queue,
      clientOf: () => "192.0.2.1",
      isUnknown: (path) => path.startsWith("/unknown") || path === NOT_FOUND_KEY,
      ...(maxSize && { maxSize }),
      ...(kept && { kept }),
    });
    return (request, response) =>
      pages(request, response, () => {
        state.passedOn += 1;
        response.end("from the app");
      });
  });
  let counter = 0;
  return {
    base,
    state,
    app,
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      new Promise<Answer>((resolve, reject) => {
        httpRequest(base + path, { headers, method }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        })
          .on("error", reject)
          .end();
      }),
    change: (tag: string) =>
      changes.apply({ boot: "a", counter: ++counter, changed: { [tag]: counter } }),
  };
}
