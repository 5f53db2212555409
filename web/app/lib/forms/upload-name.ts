import { truncate } from "../format/unicode";

/** Spaces, and what the cms takes in no name, because a file system somewhere does not. */
const RESERVED = /[<>:"/\\|?*\p{Cc}\s]+/gu;

/** In code points, so that with its ending a name has 255 signs at most, as the cms demands. */
const MAX_LENGTH = 120;

/**
 * A file's name without its ending, as the cms takes it: the name is no reason to reject a file.
 * @param ifNone what stands for a name of which nothing is left
 */
export function uploadStem(name: string, ifNone: string): string {
  const stem = name
    .replace(/\.[^.]*$/, "")
    .replace(RESERVED, " ")
    .trim();
  return truncate(stem, MAX_LENGTH).trim() || ifNone;
}
