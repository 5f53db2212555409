/**
 * Runs one stage of the start and says so in one line, which `npm start` passes on:
 * `[lectern] <stage>: <what> (<ms> ms)`.
 *
 * @param work does the stage and returns what there is to say, or nothing to stay silent
 */
export async function stage(name: string, work: () => Promise<string | undefined>): Promise<void> {
  const start = performance.now();
  const what = await work();
  if (what === undefined) return;
  const ms = Math.round(performance.now() - start);
  process.stdout.write(`[lectern] ${name}: ${what} (${ms} ms)\n`);
}
