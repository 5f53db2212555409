/** The first line of an XML document. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Control characters and halves of surrogate pairs, which XML 1.0 does not take in any spelling (§2.2). */
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as an element or an attribute of XML may hold it; characters that XML does not take go. */
export function escapeXml(text: string): string {
  return text
    .replace(NOT_ALLOWED, "")
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
