/** The list in a form field, whatever the database or an older version left there. */
export function toItems(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

export function replaceAt(items: string[], index: number, item: string): string[] {
  return items.map((present, at) => (at === index ? item : present));
}

export function insertAfter(items: string[], index: number, added: string[]): string[] {
  return [...items.slice(0, index + 1), ...added, ...items.slice(index + 1)];
}

export function removeAt(items: string[], index: number): string[] {
  return items.filter((_, at) => at !== index);
}

/** Swaps an item with a neighbor; at the ends nothing happens. */
export function move(items: string[], index: number, by: -1 | 1): string[] {
  const item = items[index];
  const neighbor = items[index + by];
  if (item === undefined || neighbor === undefined) return items;
  return replaceAt(replaceAt(items, index, neighbor), index + by, item);
}

/** The lines of a pasted text, or nothing when it is a single line. */
export function pastedLines(text: string): string[] | undefined {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.length > 1 ? lines : undefined;
}
