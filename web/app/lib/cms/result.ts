/**
 * A read that may have failed, as data: a rejected promise would end the server or show a
 * sanitized text, and the spec's error texts carry the message.
 */
export type Result<T> = { ok: true; value: T } | { ok: false; message: string };

/** The value, or what stands in for it when the read failed. */
export function resultOr<T, F>(loaded: Result<T>, fallback: F): T | F {
  return loaded.ok ? loaded.value : fallback;
}
