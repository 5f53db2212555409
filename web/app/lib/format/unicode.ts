/** A percent sign that encodes no byte. */
const BARE_PERCENT = /%(?![0-9a-fA-F]{2})/g;

/** Whether the bytes that are percent-encoded in a text are UTF-8. */
export function isEncodedUtf8(text: string): boolean {
  try {
    decodeURIComponent(text.replace(BARE_PERCENT, "%25"));
    return true;
  } catch {
    return false;
  }
}

/** The first characters of a text, counted in code points, so that no surrogate pair is cut. */
export function truncate(text: string, length: number): string {
  return Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join("");
}
