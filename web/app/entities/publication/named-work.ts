import { bareDoi, readDoi } from "./doi";
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
  doi: string | null;
}

/**
 * Finds the publication that a text names by its DOI, or by its title, alone or within a whole citation. What two
 * works share names neither.
 * @param publications all that may be named; each text is then looked up in a few steps
 */
export function finderOfWorks<P extends Named & Pick<Publication, "slug">>(
  publications: readonly P[],
): (text: string) => P | undefined {
  const byTitle = new Map<string, P | undefined>();
  const byDoi = new Map<string, P | undefined>();
  const byStart = new Map<string, string[]>();
  for (const publication of publications) {
    const doi = bareDoi(publication.doi ?? "").toLowerCase();
    if (doi) addTo(byDoi, doi, publication);
    const title = foldedTitle(publication.title);
    if (!title) continue;
    addTo(byTitle, title, publication);
    const words = wordsOf(withoutAccents(publication.title));
    if (title.length < FEWEST_LETTERS || words.length < FEWEST_WORDS) continue;
    const start = title.slice(0, FEWEST_LETTERS);
    byStart.set(start, [...(byStart.get(start) ?? []), title]);
  }
  return (text) => {
    const doi = doisIn(text).find((found) => byDoi.has(found));
    if (doi !== undefined) return byDoi.get(doi);
    const whole = foldedTitle(text);
    if (byTitle.has(whole)) return byTitle.get(whole);
    const title = titleWithin(withoutAccents(text), (start) => byStart.get(start) ?? []);
    return title === undefined ? undefined : byTitle.get(title);
  };
}

const DOI_START = /(?:https?:\/\/)?(?:(?:dx|www)\.)?doi\.org\/|10\.\d{4,9}/i;
/** What stands behind a DOI in a text, and may belong to it. */
const BEHIND_DOI = /[.,;:!?)\]}>"'“”’»]$/u;

/** The DOIs in a text in small letters, each also without the punctuation behind it. */
function doisIn(text: string): string[] {
  if (!text.includes("10.")) return [];
  return text.split(/[\s<>]+/u).flatMap((word) => {
    const at = word.search(DOI_START);
    const found: string[] = [];
    for (let rest = at < 0 ? "" : word.slice(at); rest !== ""; rest = rest.slice(0, -1)) {
      const doi = readDoi(rest);
      if (doi !== null) found.push(doi.toLowerCase());
      if (!BEHIND_DOI.test(rest)) break;
    }
    return found;
  });
}

function addTo<P extends Named>(index: Map<string, P | undefined>, key: string, publication: P) {
  index.set(key, index.has(key) ? oneOf(index.get(key), publication) : publication);
}

/** Of two publications with the same title or DOI the work itself, if one is a version of the other. */
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
