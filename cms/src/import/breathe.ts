import { setImmediate } from "node:timers/promises";

/** Longer than this, nothing else waits. */
const SLICE_MS = 8;

/** Lets long work give way to others: to be asked after each step of it. */
export class Breather {
  private since = performance.now();

  /** Goes on at once, or after everybody else has had a turn. */
  async pause(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}
