import { displayName, type PersonName } from "./people";
import type { Notice } from "./types";

/** Longer values are cut where they are named. */
const MAX_SHOWN = 80;

/** What sources tell of a work and publications have no attribute for. */
export type LeftOut =
  | "annotators"
  | "book authors"
  | "commentators"
  | "foreword authors"
  | "afterword authors"
  | "introduction authors"
  | "number of volumes"
  | "series editors"
  | "translators";

/**
 * Says what an import leaves out, so that the owner can put it elsewhere.
 *
 * @param what of which kind the values are
 * @param values as the source has them, or the names of people; without any nothing is said
 * @param line where they stand in the source, from 1, if that is known
 */
export function leftOutNotices(
  what: LeftOut,
  values: readonly (string | PersonName)[],
  line: number | null,
): Notice[] {
  if (values.length === 0) return [];
  const texts = values.map((value) => (typeof value === "string" ? value : displayName(value)));
  const all = texts.join(", ");
  const shown = all.length > MAX_SHOWN ? `${all.slice(0, MAX_SHOWN)}…` : all;
  return [{ message: `“${shown}” is left out: publications have no ${what}.`, line }];
}
