import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { Transferable } from "node:worker_threads";
import type { ContentState } from "~/lib/cache/content-changes";
import type { PortableDeadline } from "~/lib/cache/deadline";
import type { RenderedPage } from "../page-renderer";
import type { RenderInfo } from "../render";
import type { Routes } from "../route-tree";

/**
 * What the two threads of the web server say to each other. All of it goes through one port, so that it
 * arrives in the order in which it was said: whoever gets an answer knows every change that was known
 * where it was made.
 */

export type PortableBody = Uint8Array | ReadableStream<Uint8Array> | null;

export interface PortableRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: PortableBody;
}

export interface PortableResponse {
  status: number;
  headers: [name: string, value: string][];
  body: PortableBody;
}

export type PortablePage = Omit<RenderedPage, "until"> & { until: PortableDeadline | null };

/** What has told of a change, see `Changes.onChange`. */
interface ChangeMessage {
  kind: "changed";
  state: ContentState | null;
}

/** What the thread of the web server says to the thread in which the app runs. */
export type ToRenderWorker =
  | ChangeMessage
  | { kind: "render"; id: number; request: PortableRequest; info: RenderInfo }
  /** The client of a render has gone. */
  | { kind: "abort"; id: number }
  | { kind: "render-page"; id: number; key: string; requestId: string | null }
  /** Whether every change is heard of at once. */
  | { kind: "live"; isLive: boolean }
  /** Whether the cms is out of reach. */
  | { kind: "is-down-response"; id: number; isDown: boolean };

/** What the thread in which the app runs says to the thread of the web server. */
export type FromRenderWorker =
  | ChangeMessage
  | { kind: "ready"; routes: Routes; version: string }
  | { kind: "response"; id: number; response: PortableResponse }
  | { kind: "page"; id: number; page: PortablePage | null }
  | { kind: "failed"; id: number; error: Error }
  | { kind: "is-down-request"; id: number };

/** A `MessagePort` of Node, or a `Worker`. */
export interface ThreadPort<Sent, Received> {
  postMessage: (message: Sent, transfer?: readonly Transferable[]) => void;
  on: (event: "message", listener: (message: Received) => void) => unknown;
}

/** What has to be transferred with a body, because it cannot be copied. */
export function transferOf(body: PortableBody): Transferable[] {
  return body instanceof ReadableStream ? [body as NodeReadableStream] : [];
}
