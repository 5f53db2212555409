const WINDOW_MS = 60_000;

/** How many lines of a minute are written. */
const LINES_PER_WINDOW = 10;

/**
 * Makes a function that writes only the first lines of each minute, and then how many it left out:
 * whoever sends nonsense must not fill the disk or bury what matters.
 *
 * @param write takes one line
 */
export function sampleLines(write: (line: string) => void): (line: string) => void {
  let windowEnd = 0;
  let count = 0;
  return (line) => {
    const now = Date.now();
    if (now >= windowEnd) {
      const left = count - LINES_PER_WINDOW;
      if (left > 0) write(`${left} further lines like the last ones were left out`);
      windowEnd = now + WINDOW_MS;
      count = 0;
    }
    count += 1;
    if (count <= LINES_PER_WINDOW) write(line);
  };
}
