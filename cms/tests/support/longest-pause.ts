/**
 * How long this process has answered nobody at once, at most, while something was done.
 *
 * @returns milliseconds
 */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [performance.now(), 0];
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(watch, 5);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  watch();
  return longest;
}
