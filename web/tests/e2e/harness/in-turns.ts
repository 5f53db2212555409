/** Pages that are open at the same time: while one waits for its network to be quiet, others load. */
const AT_ONCE = 3;

/** Does something for each, a few at a time, in their order. */
export async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const rest = all.values();
  const worker = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
