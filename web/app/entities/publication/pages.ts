import type { Publication } from "./publication";

/** What stands between the first and the last page, however it is typed. */
export const DASHES = /\s*[-‐-―−]+\s*/gu;

/** What says "page" in some language, where a page follows: "pp. 3–5", "S. 3–5", "стр. 12". */
const PAGE_WORD =
  /(^|[-‐-―−,;]\s*)(?:(?:pp?|pgs?|ss?|сс?|стр|str|p[áa]gs?)\.\s*|(?:pp?|pages?|seiten?|p[áa]ginas?|стр|страниц[аы])\s+)(?=\p{L}{0,2}\d|[ivxlc]+(?![\p{L}\p{N}]))/giu;
const COLUMN_WORD =
  /^(?:sp|spalten?|cols?|columns?|colonnes?|columnas?|szp|стб)(?:\.\s*|\s+)(?=\d)/iu;
const ARTICLE_WORD =
  /^art(?:\.\s*|(?:icle|ikel)?\s+)(?:(?:no|nr|id|number)(?:\.\s*|\s+))?(?=\p{L}*\d[^\s,;]*$)/iu;
const OTHER_WORD = /^(?:\p{L}+(?:\.\s*|\s+)|№\s*|#\s*)(?=[\p{L}-]*\d)/u;

/** What is said before a page. */
export interface LabeledPages {
  /** `other` has its label among the pages: "Paper 12". */
  label: "page" | "column" | "article" | "other";
  pages: string;
}

/** Takes from pages what is said before them: "S. 3–5" is pages 3–5, and "Sp. 12" a column. */
export function labelOf(pages: string): LabeledPages {
  const text = pages.trim();
  const plain = text.replace(PAGE_WORD, "$1");
  if (plain !== text) return { label: "page", pages: plain };
  if (COLUMN_WORD.test(text)) return { label: "column", pages: text.replace(COLUMN_WORD, "") };
  if (ARTICLE_WORD.test(text)) return { label: "article", pages: text.replace(ARTICLE_WORD, "") };
  return { label: OTHER_WORD.test(text) ? "other" : "page", pages: text };
}

/** The first and the last page. */
export interface PageRange {
  first: string | null;
  last: string | null;
  /** Whether these two say everything: of "12-18, 20-22" they leave something out. */
  isWhole: boolean;
}

/**
 * The first and the last of the pages, the last one with all of its digits. An article number
 * stands for the first page, as Crossref and Zotero have it; its dashes belong to it.
 */
export function pageRangeOf({
  pages,
  article_number,
}: Pick<Publication, "pages" | "article_number">): PageRange {
  if (pages === null) return { first: article_number, last: null, isWhole: true };
  const { label, pages: plain } = labelOf(pages);
  const parts = plain.split(/[,;]/).filter((part) => part.trim() !== "");
  const ranges = parts.map(endsOf);
  const [start] = ranges;
  const end = ranges.at(-1);
  if (!start || !end) return { first: null, last: null, isWhole: true };
  const { first, last, isPlain } = start;
  if (start === end) return { first, last, isWhole: isPlain && label === "page" };
  return { first, last: end.last ?? end.first, isWhole: false };
}

/** Works of which a reader knows how many pages they have, rather than where they stand in another work. */
const OF_THEIR_OWN = new Set<Publication["type"]>(["book", "thesis", "report", "working-paper"]);
const RANGE = /[\p{L}\p{N}]\s*[-‐-―−]+\s*[\p{L}\p{N}]/u;

/**
 * The pages at which a work stands.
 * @returns null where its pages are counted: of a book, a thesis or a report whatever is no range, such as
 *   "762", "xii + 345" and "212 pp."
 */
export function pagesWithin({ type, pages }: Pick<Publication, "type" | "pages">): string | null {
  const isCount = pages !== null && OF_THEIR_OWN.has(type) && !RANGE.test(pages);
  return isCount ? null : pages;
}

/** A number with or without letters before it, or a Roman one. */
const PLAIN_PAGE = /^(?:[a-z]*\d+|[ivxlcdm]+)$/i;

/**
 * A range whose ends are more than plain numbers, with an en dash between them: "12:1–12:28", "112a–115b".
 * @returns null for all other pages
 */
export function compoundRange(pages: string): string | null {
  const { first, last } = endsOf(pages);
  if (first === null || last === null || /[,;]/.test(pages)) return null;
  const ends = [first, last];
  const isCompound =
    ends.some((end) => !PLAIN_PAGE.test(end)) && !ends.some((end) => /\s/.test(end));
  return isCompound ? ends.join("–") : null;
}

/** The ends of one range; pages that have dashes themselves ("12-1-12-15") are parted in the middle. */
function endsOf(range: string) {
  const pieces = range.trim().split(DASHES).filter(Boolean);
  const isEven = pieces.length % 2 === 0;
  const middle = isEven ? pieces.length / 2 : pieces.length;
  const first = pieces.slice(0, middle).join("-");
  const last = pieces.slice(middle).join("-");
  return {
    first: first || null,
    last: wholeLast(first, last) || null,
    isPlain: pieces.length <= 2,
  };
}

/** "293" of "279-93": digits that both pages share may be left out of the last one. */
function wholeLast(first: string, last: string): string {
  const [, digits = ""] = /^\p{L}*(\d+)$/u.exec(first) ?? [];
  if (!/^\d+$/.test(last) || last.length >= digits.length) return last;
  const isLater = last > digits.slice(-last.length);
  return isLater ? first.slice(0, -last.length) + last : last;
}
