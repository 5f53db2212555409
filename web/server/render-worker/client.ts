import { Deadline } from "~/lib/cache/deadline";
import type { Freshness } from "~/lib/cache/freshness.server";
import type { RenderPage, RenderedPage } from "../page-renderer";
import { type Render, SMALL_BODY } from "../render";
import type { Routes } from "../route-tree";
import { ThreadCalls } from "./calls";
import { exchangeChanges } from "./exchange-changes";
import {
  type FromRenderWorker,
  type PortableBody,
  type PortablePage,
  type PortableResponse,
  type ThreadPort,
  type ToRenderWorker,
  transferOf,
} from "./messages";

/** What the app's build says of itself. */
export interface BuildInfo {
  routes: Routes;
  /** Tells the builds of the website apart. */
  version: string;
}

/** The app, which runs in another thread, as the thread of the web server calls it. */
export class RenderWorkerClient {
  /** When the app has been loaded. */
  readonly ready: Promise<BuildInfo>;
  readonly #responses = new ThreadCalls<PortableResponse>();
  readonly #pages = new ThreadCalls<PortablePage | null>();
  readonly #takeInChange: ReturnType<typeof exchangeChanges>;
  #setReady: (build: BuildInfo) => void = () => {};

  /**
   * @param port leads to a thread that has called `serveRenders`
   * @param freshness what this thread knows of the content; the other one is told of it
   */
  constructor(
    private readonly port: ThreadPort<ToRenderWorker, FromRenderWorker>,
    private readonly freshness: Pick<Freshness, "changes" | "isDown" | "onLive">,
  ) {
    this.ready = new Promise((resolve) => (this.#setReady = resolve));
    this.#takeInChange = exchangeChanges(freshness.changes, (state) =>
      port.postMessage({ kind: "changed", state }),
    );
    freshness.onLive((isLive) => port.postMessage({ kind: "live", isLive }));
    port.on("message", (message) => this.#receive(message));
  }

  /** Has the app answer a request. */
  readonly render: Render = async (request, info) => {
    const { method, url, headers, signal } = request;
    const body = await portableBody(request);
    signal.throwIfAborted();
    const response = await this.#responses.call((id) => {
      const abort = () => this.port.postMessage({ kind: "abort", id });
      signal.addEventListener("abort", abort, { once: true });
      const portable = { method, url, headers: [...headers], body };
      const message = { kind: "render", id, request: portable, info } as const;
      this.port.postMessage(message, transferOf(body));
    });
    return new Response(response.body as BodyInit | null, response);
  };

  /** Has the app make a page for the page cache. */
  readonly renderPage: RenderPage = async (key, requestId) => {
    const page = await this.#pages.call((id) =>
      this.port.postMessage({ kind: "render-page", id, key, requestId }),
    );
    return page && pageOf(page);
  };

  #receive(message: FromRenderWorker): void {
    switch (message.kind) {
      case "ready":
        this.#setReady(message);
        break;
      case "changed":
        this.#takeInChange(message.state);
        break;
      case "response":
        this.#responses.settle(message.id, message.response);
        break;
      case "page":
        this.#pages.settle(message.id, message.page);
        break;
      case "failed":
        this.#responses.fail(message.id, message.error);
        this.#pages.fail(message.id, message.error);
        break;
      case "is-down-request":
        void this.#answerIsDown(message.id);
    }
  }

  async #answerIsDown(id: number): Promise<void> {
    const isDown = await this.freshness.isDown();
    this.port.postMessage({ kind: "is-down-response", id, isDown });
  }
}

async function portableBody(request: Request): Promise<PortableBody> {
  const length = Number(request.headers.get("content-length") ?? Infinity);
  if (!request.body || length > SMALL_BODY) return request.body;
  return new Uint8Array(await request.arrayBuffer());
}

/** What was copied from another thread, as it was there. */
function pageOf({ page, until, ...notes }: PortablePage): RenderedPage {
  const { buffer, byteOffset, byteLength } = page.body;
  return {
    ...notes,
    page: { ...page, body: Buffer.from(buffer, byteOffset, byteLength) },
    until: until && Deadline.restore(until),
  };
}
