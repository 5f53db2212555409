/** @returns null where the cms does not say, or says "*" for what it cannot tell */
export function parseTags(header: string | null): string[] | null {
  return header === null || header === "*" ? null : header.split(",");
}

/** @returns null for an answer that only a write changes */
export function parseExpiry(header: string | null): number | null {
  if (header === null) return null;
  const ms = Number(header);
  return Number.isNaN(ms) ? 0 : ms;
}

/** @returns null for what is no JSON, such as the error page of a proxy */
export function parseJson(text: string): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}
