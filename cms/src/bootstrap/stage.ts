import { settings } from "../settings";
import { jsonLine } from "../server/log-line";

/**
 * Says in one line what a stage of the start did; `npm start` passes these lines on.
 *
 * @param since when the stage began, of `performance.now()`
 */
export function reportStage(name: string, what: string, since: number): void {
  const message = `[lectern] ${name}: ${what} (${Math.round(performance.now() - since)} ms)`;
  process.stdout.write(`${settings.logsJson ? jsonLine({ level: "info", message }) : message}\n`);
}

/**
 * Runs one stage of the start.
 *
 * @param work does the stage and returns what there is to say, or nothing to stay silent
 */
export async function stage(name: string, work: () => Promise<string | undefined>): Promise<void> {
  const start = performance.now();
  const what = await work();
  if (what !== undefined) reportStage(name, what, start);
}
