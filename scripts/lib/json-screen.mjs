/**
 * A line that a server has written as JSON, see LOG_FORMAT.
 * @param {string} line
 * @returns {{ message: string } | null} null for any other
 */
export function parseEntry(line) {
  if (!line.startsWith("{")) return null;
  try {
    const entry = JSON.parse(line);
    return typeof entry.message === "string" && typeof entry.part === "string" ? entry : null;
  } catch {
    return null;
  }
}

/**
 * A screen on which each line is one of JSON: those of the servers as they come, all others as the
 * message of one.
 * @param {{ write: (text: string) => unknown }} output
 * @returns {import("./progress.mjs").Screen}
 */
export function jsonScreen(output) {
  const writeEntry = (/** @type {string} */ text, /** @type {string} */ part) => {
    for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
      const entry = { time: new Date().toISOString(), level: "info", part, message: line.trim() };
      output.write(`${parseEntry(line) === null ? JSON.stringify(entry) : line}\n`);
    }
  };
  return { write: (text) => writeEntry(text, "start"), writeEntry };
}
