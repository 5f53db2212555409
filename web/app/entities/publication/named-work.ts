import type { Publication } from "./publication";
import { foldedTitle } from "./same-work";
import { plainTitle } from "./title";

/** A shorter title may stand in a citation of another work. */
const FEWEST_LETTERS = 20;
const FEWEST_WORDS = 4;

/** What stands around a title in a citation. A colon or a comma alone may lead on to a longer title. */
const BEFORE = /(?:^|[.?!)\]]:?\s+|["“”„‘«]\s*)$/u;
const BEHIND = /^(?:\s*$|[.?!]|,?["“”’»]|\s+[[(])/u;

interface Named {
  id: string;
  title: string;
  workId: string | null;
}

/**
 * Finds the publication that a text names by its title, alone or within a whole citation. A title that two
 * works share names neither.
 * @param publications all that may be named; each text is then looked up in a few steps
 */
export function finderOfWorks<P extends Named & Pick<Publication, "slug">>(
  publications: readonly P[],
): (text: string) => P | undefined {
  const byTitle = new Map<string, P | undefined>();
  const byStart = new Map<string, string[]>();
  for (const publication of publications) {
    const title = foldedTitle(publication.title);
    if (!title) continue;
    byTitle.set(title, byTitle.has(title) ? oneOf(byTitle.get(title), publication) : publication);
    const words = wordsOf(withoutAccents(publication.title));
    if (title.length < FEWEST_LETTERS || words.length < FEWEST_WORDS) continue;
    const start = title.slice(0, FEWEST_LETTERS);
    byStart.set(start, [...(byStart.get(start) ?? []), title]);
  }
  return (text) => {
    const whole = foldedTitle(text);
    if (byTitle.has(whole)) return byTitle.get(whole);
    const title = titleWithin(withoutAccents(text), (start) => byStart.get(start) ?? []);
    return title === undefined ? undefined : byTitle.get(title);
  };
}

/** Of two publications with the same title the work itself, if one is a version of the other. */
function oneOf<P extends Named>(one: P | undefined, other: P): P | undefined {
  if (one?.workId === other.id) return other;
  return one !== undefined && other.workId === one.id ? one : undefined;
}

/** Without markup and accents, so that neither splits a word. */
function withoutAccents(text: string): string {
  return plainTitle(text)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
}

function wordsOf(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
}

/** The longest of the titles, folded, that stands in a text by itself. */
function titleWithin(text: string, startingWith: (start: string) => string[]): string | undefined {
  const words = wordsOf(text);
  const whole = words.map(({ word }) => word).join("");
  const ends = new Map<number, number>();
  let length = 0;
  for (const { word, to } of words) ends.set((length += word.length), to);
  let longest: string | undefined;
  let at = 0;
  for (const { word, from } of words) {
    for (const title of startingWith(whole.slice(at, at + FEWEST_LETTERS))) {
      const end = ends.get(at + title.length);
      const isThere = end !== undefined && whole.startsWith(title, at);
      if (!isThere || title.length <= (longest?.length ?? 0)) continue;
      if (BEFORE.test(text.slice(0, from)) && BEHIND.test(text.slice(end))) longest = title;
    }
    at += word.length;
  }
  return longest;
}
