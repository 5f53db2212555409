/**
 * An id for a row that the cms does not know yet. Not `crypto.randomUUID`, which browsers keep
 * from pages that come over plain http.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `new-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
