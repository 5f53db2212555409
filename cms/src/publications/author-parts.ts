import { isRecord } from "../documents/types";
import { splitName, type NameParts } from "./names";

/** How an import has split a name; a name that is one whole has nothing but `family`. */
export interface AuthorParts extends Partial<NameParts> {
  /** The name as it stands among the authors or the editors. */
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

/** The names of all authors and editors of a publication: what may have parts. */
export function namesOfPeople({ authors, editors }: { authors?: unknown; editors?: unknown }) {
  return [authors, editors].flat().filter((name) => typeof name === "string");
}

/**
 * The parts of the names that are still there, each once: those of an edited name are of no use.
 *
 * @param value a list of `AuthorParts`, whoever sent it; of two for one name the first is kept
 * @returns null when there are none
 */
export function keptParts(value: unknown, names: readonly string[]): AuthorParts[] | null {
  const parts = Array.isArray(value) ? value.flatMap(readParts) : [];
  const wanted = new Set(names);
  const kept = parts.filter(({ name }) => wanted.delete(name));
  return kept.length === 0 ? null : kept;
}

/**
 * The parts that nobody finds out by looking at the name: "Vargas Llosa" is a family name, "Google
 * DeepMind" is no person. The website splits all other names in the same way.
 *
 * @param stored what is stored of a publication
 */
export function unguessedParts(stored: {
  author_parts?: unknown;
  authors?: unknown;
  editors?: unknown;
}): AuthorParts[] | null {
  const { author_parts: value } = stored;
  const isKnown = value !== null && value !== undefined;
  const parts = isKnown ? keptParts(value, namesOfPeople(stored)) : null;
  const unguessed = (parts ?? []).filter((known) => {
    const guessed = splitName(known.name);
    return PARTS.some((part) => (known[part] ?? "") !== guessed[part]);
  });
  return unguessed.length === 0 ? null : unguessed;
}
