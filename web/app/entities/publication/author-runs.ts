import { hasRightToLeft, runsRightToLeft } from "~/lib/format/writing-systems";
import { somebodyOf } from "./others";
import type { Publication } from "./publication";
import { texts } from "./texts";

/** What is known of somebody whom a publication names as an author. */
export interface AuthorMark {
  isOwner: boolean;
  isStudent: boolean;
  /** The person's homepage, else ORCID iD; an http(s) address. */
  href: string | null;
  /** The name in display order, where it stands in another one. */
  display?: string;
}

/** Looks up what is known of an author by the name that a publication gives. */
export type MarkAuthor = (author: string) => AuthorMark;

const UNKNOWN: AuthorMark = { isOwner: false, isStudent: false, href: null };

/** Nothing is known of anybody. */
export const markNobody: MarkAuthor = () => UNKNOWN;

/** A name to be drawn in a way of its own. */
export interface NameRun {
  text: string;
  isOwner: boolean;
  href: string | null;
  /** Its letters must not change places with those of the names around it. */
  isRightToLeft: boolean;
}

/** Such a name, or the text between two of these. */
export type AuthorRun = string | NameRun;

/** The authors of a publication as the public pages show them. */
export interface AuthorsView {
  /** Those that are shown at once. */
  shown: AuthorRun[];
  /** Those behind them, which open in place, and the owner, if among them; null for none. */
  more: { count: number; owner: string | null; runs: AuthorRun[] } | null;
  /** Whether the first name runs from right to left, and so the list does. */
  isRightToLeft: boolean;
  /** Whether the legend of students belongs beneath them. */
  hasStudent: boolean;
}

/** A list shows so many authors of a publication before it folds the others. */
const SHOWN_AUTHORS = 8;

/**
 * Prepares authors for a public page: the owner's name bold, students with an asterisk, links. A volume that
 * has editors alone names these, none of them folded.
 */
export function toAuthorsView(
  { authors, editors }: Pick<Publication, "authors" | "editors">,
  markOf: MarkAuthor,
): AuthorsView {
  if (authors.length === 0 && editors.length > 0) {
    return {
      shown: toRuns(editors, markOf, ` ${texts.editorsAlone(editors.length)}`),
      more: null,
      isRightToLeft: runsRightToLeft(editors[0] ?? ""),
      hasStudent: editors.some((editor) => markOf(editor).isStudent),
    };
  }
  const behind = authors.slice(SHOWN_AUTHORS);
  // An "et al." is shown rather than folded: nobody is behind it.
  const rest = somebodyOf(behind).length > 0 ? behind : [];
  const shown = authors.slice(0, authors.length - rest.length);
  return {
    shown: shown.length > 0 ? toRuns(shown, markOf) : [texts.unknownAuthors],
    more:
      rest.length > 0
        ? {
            count: somebodyOf(rest).length,
            owner: ownerAmong(rest, markOf),
            runs: toRuns(rest, markOf),
          }
        : null,
    isRightToLeft: runsRightToLeft(authors[0] ?? ""),
    hasStudent: authors.some((author) => markOf(author).isStudent),
  };
}

function ownerAmong(authors: readonly string[], markOf: MarkAuthor): string | null {
  const owner = authors.find((author) => markOf(author).isOwner);
  return owner === undefined ? null : (markOf(owner).display ?? owner);
}

/** Plain names stand in one text: a paper of hundreds costs no element for each of them. */
function toRuns(authors: readonly string[], markOf: MarkAuthor, after = ""): AuthorRun[] {
  const runs: AuthorRun[] = [];
  const append = (text: string) => {
    const last = runs.at(-1);
    if (typeof last === "string") runs[runs.length - 1] = last + text;
    else runs.push(text);
  };
  authors.forEach((author, index) => {
    if (index > 0) append(", ");
    const { isOwner, isStudent, href, display: text = author } = markOf(author);
    const isRightToLeft = hasRightToLeft(text);
    if (isOwner || href || isRightToLeft) runs.push({ text, isOwner, href, isRightToLeft });
    else append(text);
    if (isStudent) append("*");
  });
  if (after) append(after);
  return runs;
}
