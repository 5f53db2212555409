import { isRecord } from "../documents/types";
import type { NameParts } from "./names";

/** How an import has split a name; a name that is one whole has nothing but `family`. */
export interface AuthorParts extends Partial<NameParts> {
  /** The name as it stands among the authors. */
  name: string;
}

const PARTS = ["given", "particle", "family", "suffix"] as const;

function readParts(value: unknown): AuthorParts[] {
  if (!isRecord(value) || typeof value.name !== "string") return [];
  const parts: AuthorParts = { name: value.name };
  for (const part of PARTS) {
    const text = value[part];
    if (typeof text === "string" && text.trim() !== "") parts[part] = text.trim();
  }
  return [parts];
}

/**
 * The parts of the names that are still there: those of an edited name are of no use.
 *
 * @param value a list of `AuthorParts`, whoever sent it
 * @returns null when there are none
 */
export function keptParts(value: unknown, authors: readonly string[]): AuthorParts[] | null {
  const parts = Array.isArray(value) ? value.flatMap(readParts) : [];
  const kept = parts.filter(({ name }) => authors.includes(name));
  return kept.length === 0 ? null : kept;
}
