import { setTimeout as sleep } from "node:timers/promises";

/** Well above what the work takes, even with a password to hash. */
const STEP_MS = 250;

/**
 * Does work whose duration would tell whether an account exists, and gives its result only at the
 * next full step of the clock that began with it.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  const steps = Math.ceil((performance.now() - start) / STEP_MS);
  await sleep(start + steps * STEP_MS - performance.now());
  return result;
}
