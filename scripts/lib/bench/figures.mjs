/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/**
 * The median with the least and the most, such as "21.4 (20.9 to 22.8)".
 * @param {readonly number[]} values
 */
export function spread(values) {
  if (values.length === 0) return "";
  if (values.length === 1) return short(values[0] ?? NaN);
  return `${short(median(values))} (${short(Math.min(...values))} to ${short(Math.max(...values))})`;
}

/** Three digits that count. @param {number} value */
export function short(value) {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/**
 * A Markdown table whose columns stand under each other.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const widths = head.map((name, index) =>
    Math.max(name.length, ...rows.map((row) => (row[index] ?? "").length)),
  );
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${widths.map((width, index) => (cells[index] ?? "").padEnd(width)).join(" | ")} |`;
  return [
    line(head),
    `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`,
    ...rows.map(line),
  ].join("\n");
}
