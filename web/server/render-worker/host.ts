import type { Changes } from "~/lib/cache/content-changes";
import type { RenderPage } from "../page-renderer";
import type { Render } from "../render";
import { ThreadCalls } from "./calls";
import { exchangeChanges } from "./exchange-changes";
import {
  type FromRenderWorker,
  type PortableRequest,
  type PortableResponse,
  type ThreadPort,
  type ToRenderWorker,
  transferOf,
} from "./messages";

interface HostedApp {
  render: Render;
  renderPage: RenderPage;
  /** What this thread knows of the content; the other one is told of it. */
  changes: Changes;
}

type Port = ThreadPort<FromRenderWorker, ToRenderWorker>;

/**
 * Has an app answer the calls of another thread, see `RenderWorkerClient`.
 * @returns `isDown`, which asks the other thread whether the cms is out of reach
 */
export function serveRenders(
  port: Port,
  { render, renderPage, changes }: HostedApp,
): { isDown: () => boolean | Promise<boolean> } {
  const aborts = new Map<number, AbortController>();
  const isDownCalls = new ThreadCalls<boolean>();
  const takeInChange = exchangeChanges(changes, (state) =>
    port.postMessage({ kind: "changed", state }),
  );
  let isLive = false;
  port.on("message", (message) => {
    switch (message.kind) {
      case "changed":
        takeInChange(message.state);
        break;
      case "live":
        isLive = message.isLive;
        break;
      case "is-down-response":
        isDownCalls.settle(message.id, message.isDown);
        break;
      case "abort":
        aborts.get(message.id)?.abort();
        break;
      case "render":
        void answer(message.id, () => respond(message));
        break;
      case "render-page":
        void answer(message.id, async () => {
          const page = await renderPage(message.key, message.requestId);
          const portable = page && { ...page, until: page.until?.portable ?? null };
          port.postMessage({ kind: "page", id: message.id, page: portable });
        });
    }
  });
  return {
    isDown: () =>
      !isLive && isDownCalls.call((id) => port.postMessage({ kind: "is-down-request", id })),
  };

  async function answer(id: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      aborts.delete(id);
      port.postMessage({ kind: "failed", id, error: asError(error) });
    }
  }

  async function respond({ id, request, info }: Extract<ToRenderWorker, { kind: "render" }>) {
    const abort = new AbortController();
    aborts.set(id, abort);
    const asked = requestOf(request, abort.signal);
    const response = await render(asked, info);
    // What the app has not read would be held ready for it until the process ends.
    if (asked.body && !asked.bodyUsed) asked.body.cancel().catch(() => {});
    const forget = () => aborts.delete(id);
    const body = response.body && onEnd(response.body, forget);
    if (!body) forget();
    const { status, headers } = response;
    const portable: PortableResponse = { status, headers: [...headers], body };
    port.postMessage({ kind: "response", id, response: portable }, transferOf(body));
  }
}

function requestOf({ url, body, ...rest }: PortableRequest, signal: AbortSignal): Request {
  return new Request(url, { ...rest, signal, body: body as BodyInit | null, duplex: "half" });
}

/** The same stream, which says when it has come to its end or nobody reads it any more. */
function onEnd(stream: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) {
            controller.enqueue(value);
            return;
          }
          controller.close();
        } catch (error) {
          controller.error(asError(error));
        }
        end();
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Anything may be thrown, and not all of it can be handed to another thread. */
function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
