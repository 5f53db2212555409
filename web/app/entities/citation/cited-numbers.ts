import type { CslItem } from "~/lib/csl/csl-item";
import { asNumber, asWord } from "~/lib/csl/stand-ins";
import type { StyleValue } from "./citation-style";

/** What stands before a version where the styles write "Version" themselves. */
const VERSION_WORD = /^v(?:ersion|er\.?|\.)?\s*(?=\d)/iu;
const VOLUME_WORD = /^vol(?:ume)?s?(?![a-z])\.?\s*(?=\d|[ivxlcdm]+$)/iu;
const NUMBER_WORD =
  /^(?:nos?|nrs?|numbers?|issues?|iss|n[°º]|№|#)(?![a-z])\.?\s*(?=\d|[ivxlcdm]+$)/iu;
const EDITION = /^(\d+)(?:st|nd|rd|th)?\s+ed(?:n|ition)?\.?$/iu;

/**
 * The numbers of a work without what the styles write before and behind them: "12" of "Vol. 12".
 * @param item is not changed
 */
export function withoutLabels(item: CslItem): CslItem {
  const { version, volume, issue, number, edition } = item;
  return {
    ...item,
    ...(version !== undefined && { version: version.replace(VERSION_WORD, "") }),
    ...(volume !== undefined && { volume: volume.replace(VOLUME_WORD, "") }),
    ...(issue !== undefined && { issue: issue.replace(NUMBER_WORD, "") }),
    ...(number !== undefined && { number: number.replace(NUMBER_WORD, "") }),
    ...(edition !== undefined && { edition: edition.replace(EDITION, "$1") }),
  };
}

/** "2 Suppl 1", "Supplement_1", "Special issue". */
const SUPPLEMENT = /^(?:(\S+?)[\s_,(]+)?suppl(?:ement)?s?(?![a-z])[\s_.]*(\S*?)\)?$/iu;
const SPECIAL = /^(?:special|themed?|thematic) issue(?![a-z])/iu;
const SUPPLEMENT_WORDS: Partial<Record<StyleValue, string>> = {
  ieee: "suppl.",
  mla: "supplement",
};

/**
 * Two styles have "no." before every issue: a supplement stands behind the volume or issue that it belongs to.
 * @param item is not changed
 */
export function withSupplement(item: CslItem, style: StyleValue): CslItem {
  const word = SUPPLEMENT_WORDS[style];
  const { issue, ...rest } = item;
  if (word === undefined || issue === undefined) return item;
  const [whole, belongsTo, number] = SUPPLEMENT.exec(issue) ?? [];
  if (whole === undefined && !SPECIAL.test(issue)) return item;
  const own = issue.charAt(0).toLowerCase() + issue.slice(1);
  const name = whole === undefined ? own : [word, number].filter(Boolean).join(" ");
  if (belongsTo !== undefined) return { ...item, issue: asNumber(`${belongsTo}, ${name}`) };
  if (item.volume !== undefined) return { ...rest, volume: asNumber(`${item.volume}, ${name}`) };
  const title = item["container-title"];
  // Italics within italics are upright.
  return title === undefined
    ? item
    : { ...rest, "container-title": `${title}<i>${asWord(`, ${name}`)}</i>` };
}

/** "2019-045": a hyphen stands within a number, an en dash between two. */
const HYPHENATED = /^\d+\p{L}*(?:[/.][\p{L}\d]+)*[-‐‑][\p{L}\d]+(?:[-‐‑/.][\p{L}\d]+)*$/u;
const LETTERS_FIRST = /^\p{Ll}+\d+\p{Ll}*$/u;
/** Letters that would be capitalized. */
const SMALL = /[-‐‑/]\p{Ll}|^\p{Ll}[^\p{Lu}]*$/u;
const BETWEEN_NUMBERS = /(\s*[,;&]\s*|\s+and\s+)/u;
/** Up to 3,999, or one letter: "Volume C". */
const ROMAN = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$|^[A-Z]$/iu;

/**
 * The numbers of a work, each of which the processor shows as it is: it takes every hyphen for that of a range,
 * knows no Roman numbers, and capitalizes letters.
 * @param item is not changed
 */
export function withWholeNumbers(item: CslItem): CslItem {
  const { number, version, volume, issue, "collection-number": inSeries } = item;
  const whole = item.type === "article-journal" ? wholeArticleNumber : wholeNumber;
  return {
    ...item,
    ...(number !== undefined && { number: whole(number) }),
    ...(version !== undefined && { version: wholePart(version) }),
    ...(volume !== undefined && { volume: romanNumber(volume) }),
    ...(issue !== undefined && { issue: wholeIssue(issue) }),
    ...(inSeries !== undefined && { "collection-number": wholeNumber(inSeries) }),
  };
}

function wholeNumber(text: string): string {
  return text.split(BETWEEN_NUMBERS).map(wholePart).join("");
}

function wholePart(text: string): string {
  if (HYPHENATED.test(text) || LETTERS_FIRST.test(text) || ROMAN.test(text)) return asNumber(text);
  return SMALL.test(text) && !/\s/u.test(text) ? asWord(text) : text;
}

/** Stands where pages do. */
function wholeArticleNumber(text: string): string {
  return /^\S*[-‐‑]\S*$/u.test(text) ? asNumber(text) : text;
}

/** "II" and "I–III". */
function romanNumber(text: string): string {
  const ends = text.split(/\s*[-–]\s*/u);
  return ends.every((end) => ROMAN.test(end)) ? ends.map(asNumber).join("–") : text;
}

/** Two issues in one are a range: "3-4", but not "2019-3". */
function wholeIssue(text: string): string {
  const [, first, last] = /^(\d+)-(\d+)$/u.exec(text) ?? [];
  return first && last && Number(first) >= Number(last) ? asNumber(text) : romanNumber(text);
}
