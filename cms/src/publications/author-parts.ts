import { isRecord } from "../documents/types";
import { splitName, type NameParts } from "./names";

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

/**
 * The parts that nobody finds out by looking at the name: "Vargas Llosa" is a family name, "Google
 * DeepMind" is no person. The website splits all other names in the same way.
 *
 * @param value what is stored as `author_parts`
 * @param authors what is stored as `authors`
 */
export function unguessedParts(value: unknown, authors: unknown): AuthorParts[] | null {
  const names = Array.isArray(authors) ? authors.filter((name) => typeof name === "string") : [];
  const parts = value === null || value === undefined ? null : keptParts(value, names);
  const unguessed = (parts ?? []).filter((known) => {
    const guessed = splitName(known.name);
    return PARTS.some((part) => (known[part] ?? "") !== guessed[part]);
  });
  return unguessed.length === 0 ? null : unguessed;
}
