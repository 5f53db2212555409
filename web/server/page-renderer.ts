import type { RenderContext, createRenderContext } from "~/lib/cache/render-context.server";
import { STALE_HEADER } from "~/lib/cache/stale-header";
import type { PageStyles } from "./page-styles";
import { type StoredPage, storePage } from "./stored-page";

/** A page with what has been recorded while it was made. */
export interface RenderedPage
  extends Readonly<Pick<RenderContext, "tags" | "until" | "isUncacheable" | "isStale">> {
  page: StoredPage;
}

/**
 * Has the app make the whole page at an address.
 * @param key its path and query
 * @param requestId what the request is called, for the logs and for a page that failed
 * @returns null when the app's answer is for one visitor alone
 */
export type RenderPage = (key: string, requestId: string | null) => Promise<RenderedPage | null>;

interface PageRendererOptions {
  createRenderContext: typeof createRenderContext;
  /** The app, which finds the context of the render. */
  render: (request: Request) => Promise<Response>;
  site: URL;
  /** Headers that every answer of this server carries. */
  generalHeaders: Headers;
  /** Puts into each page the rules that it uses; without it, pages link their style sheet. */
  styles?: PageStyles;
}

/** Makes pages for the page cache. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { createRenderContext, render, site, generalHeaders, styles } = options;
  return (key, requestId) => {
    const notes = createRenderContext("complete", requestId);
    return notes.run(async () => {
      const response = await render(new Request(new URL(key, site)));
      if (response.headers.has("set-cookie")) return null;
      // Whether it is still true is found out each time that the page is sent.
      response.headers.delete(STALE_HEADER[0]);
      const page = await storePage(response, generalHeaders, styles);
      const { tags, until, isUncacheable, isStale } = notes;
      return { page, tags, until, isUncacheable, isStale };
    });
  };
}
