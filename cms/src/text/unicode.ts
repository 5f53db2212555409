/** What a request is told that holds other text. */
export const NOT_UNICODE = "The request contains text that is not valid Unicode";

/** A percent sign that encodes no byte. */
const BARE_PERCENT = /%(?![0-9a-fA-F]{2})/g;

/** The JSON escape of one half of a surrogate pair. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

/** The JSON that a text holds, where it could smuggle an unpaired surrogate past its own check. */
function embeddedJson(text: string): unknown {
  if (!ESCAPED_SURROGATE.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether every text in a parsed value is well-formed Unicode: keys and values at any depth, and
 * what is inside texts that are JSON, since Strapi parses those where it expects an object. Ill-formed
 * are unpaired surrogates (Unicode Standard, D84), which no encoding but JSON's escapes can carry.
 */
export function isWellFormed(value: unknown): boolean {
  // A list, not recursion: JSON may be nested deeper than the stack.
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === "string") {
      if (!next.isWellFormed()) return false;
      const inner = embeddedJson(next);
      if (inner !== undefined) pending.push(inner);
    } else if (Array.isArray(next)) {
      for (const item of next) pending.push(item);
    } else if (typeof next === "object" && next !== null) {
      for (const [key, item] of Object.entries(next)) pending.push(key, item);
    }
  }
  return true;
}

/** Whether the bytes that are percent-encoded in an address are UTF-8. */
export function isEncodedUtf8(address: string): boolean {
  try {
    decodeURIComponent(address.replace(BARE_PERCENT, "%25"));
    return true;
  } catch {
    return false;
  }
}

/** The beginning of a text, counted as the lengths of attributes are, without half a surrogate pair at its end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

/** The first characters of a text, counted in code points, so that no surrogate pair is cut. */
export function truncate(text: string, length: number): string {
  return Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join("");
}
