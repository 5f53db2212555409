import { AsyncLocalStorage } from "node:async_hooks";
import { Deadline, readClocks } from "./deadline";

/**
 * How a page is sent: "complete" when all of it is there, without skeletons; "stream" with skeletons
 * for parts that take long; "immediate" with skeletons at once, for a visitor who has waited already.
 */
export type RenderMode = "complete" | "stream" | "immediate";

/** What a page was made of, recorded while it is rendered. */
export interface RenderContext {
  readonly mode: RenderMode;
  /** The name of the request that it is rendered for, as `X-Request-Id` has it. */
  readonly requestId: string | null;
  /** Everything that the page depends on. */
  readonly tags: Set<string>;
  /** When the clock alone makes it another page; null when nothing in it waits for a moment. */
  until: Deadline | null;
  /** A part of it failed, or came from a source whose changes nobody hears of: not to be kept. */
  isUncacheable: boolean;
  /** A part of it comes from a stale cache entry, because the cms does not answer. */
  isStale: boolean;
  /** How many reads are on their way for which no cache entry could stand in. */
  unbackedReads: number;
}

const current = new AsyncLocalStorage<RenderContext>();

/** The context of one request. */
export interface RunnableRenderContext extends RenderContext {
  /** Calls the app so that it finds the context. */
  run: <T>(app: () => T) => T;
}

/** Records what an answer is made of. */
export function createRenderContext(
  mode: RenderMode,
  requestId: string | null = null,
): RunnableRenderContext {
  const context: RenderContext = {
    mode,
    requestId,
    tags: new Set<string>(),
    until: null,
    isUncacheable: false,
    isStale: false,
    unbackedReads: 0,
  };
  return Object.assign(context, { run: <T>(app: () => T) => current.run(context, app) });
}

/** The context of the request that is being answered; undefined outside of one. */
export function currentRenderContext(): RenderContext | undefined {
  return current.getStore();
}

/** A part that the page can be read without has failed: it is made anew after `ms` milliseconds. */
export function tryAgainAfter(ms: number): void {
  const context = current.getStore();
  if (context) context.until = Deadline.earliest(context.until, Deadline.in(ms, readClocks()));
}

/** A part of the page has failed: the next visitor should not get the same. */
export function markUncacheable(): void {
  const context = current.getStore();
  if (context) context.isUncacheable = true;
}
