/**
 * A read that may have failed, as data: a rejected promise would end the server or show a
 * sanitised text, and the spec's error texts carry the message.
 */
export type Loaded<T> = { ok: true; value: T } | { ok: false; message: string };

/** The value, or what stands in for it when the read failed. */
export function valueOr<T, F>(loaded: Loaded<T>, fallback: F): T | F {
  return loaded.ok ? loaded.value : fallback;
}
