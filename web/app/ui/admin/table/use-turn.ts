/** The parts of each list that the server has begun to render. */
const begun = new WeakMap<object, Set<number>>();

/**
 * Renders the parts of a long list in turns: on the server a part suspends once, until the event loop has
 * come round, so that a thousand rows hold up nobody else's page. Without a boundary around it the page
 * still leaves whole. In the browser it does nothing.
 * @param list the same object for all parts, and another one for each request
 * @param part from 0; later parts wait longer
 */
export function useTurn(list: object, part: number): void {
  if (typeof document !== "undefined" || part === 0) return;
  const parts = begun.get(list) ?? new Set();
  begun.set(list, parts);
  if (parts.has(part)) return;
  parts.add(part);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a component suspends
  throw afterRounds(part * 2);
}

/** One round for React to hear of it, one to render: parts that came at once would be rendered at once. */
async function afterRounds(count: number): Promise<void> {
  for (let round = 0; round < count; round += 1)
    await new Promise((resolve) => setImmediate(resolve));
}
