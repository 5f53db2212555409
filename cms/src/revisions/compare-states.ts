import { createHash } from "node:crypto";
import type { Data } from "../documents/types";
import type { RecordState } from "./state";

const hashes = new WeakMap<RecordState, string>();

/**
 * A short text that two states share only when nothing but the time of saving differs. A state is
 * never changed once it is read.
 */
export function hashOf(state: RecordState): string {
  const found = hashes.get(state);
  if (found !== undefined) return found;
  const { updatedAt: _at, updatedBy: _by, publishedAt: _published, ...compared } = state;
  const text = JSON.stringify(compared);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  hashes.set(state, hash);
  return hash;
}

/** The names of the attributes that differ. */
export function changedAttributes(before: Data, after: Data): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
}
