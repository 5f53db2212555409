import { isRecord } from "../documents/types";

export type Json = Record<string, unknown>;

/** The value at a path; undefined where something on the way is missing or of another kind. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (isRecord(current) ? current[key] : undefined),
    value,
  );
}

/** A text that is not blank, or a number as a text. */
export function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = at(value, ...path);
  if (typeof found === "number") return String(found);
  return typeof found === "string" && found.trim() !== "" ? found.trim() : undefined;
}

/** The objects of a list; one that stands alone counts as a list. */
export function recordsAt(value: unknown, ...path: string[]): Json[] {
  const found = at(value, ...path);
  const list: unknown[] = Array.isArray(found) ? found : [found];
  return list.filter(isRecord);
}
