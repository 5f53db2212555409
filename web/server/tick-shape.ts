import { executionAsyncResource } from "node:async_hooks";

const kept: object[] = [];

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`. When a full garbage
 * collection finds none of them alive, the engine forgets their shape and makes all later ones the
 * slow way, a twentieth of what a copy costs, for as long as the process lives (seen in Node 20,
 * docs/performance.md). To be called before the first such collection.
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
