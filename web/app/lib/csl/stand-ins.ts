import { capitalized } from "../format/sentence";
import type { CslDate, CslItem } from "./csl-item";

/** Around a text that the processor must not take apart: private-use characters. */
const NUMBER = "\uE001";
const WORD = "\uE002";
const PHRASE = "\uE003";
const LABELLED = "\uE005";
const END = "\uE004";
const MARKED = new RegExp(`([${NUMBER}${WORD}${PHRASE}${LABELLED}])([^${END}]*)${END}`, "gu");
/** The end of a sentence, and elements around what follows. */
const BEGINNING = /(?:^|[.?!]["'”’]?)(?:<[^>]*>|\s)*$/u;

/** What a text that `asNumber` returned matches. */
export const MARKED_NUMBER = `${NUMBER}[^${END}]*${END}`;

/** Has the processor take a text for one number, and show it as it is: "2023-12", "II". */
export function asNumber(text: string): string {
  return NUMBER + text + END;
}

/** Has the processor take a text for a word that is no number, and show it as it is: "2.0-beta". */
export function asWord(text: string): string {
  return WORD + text + END;
}

/** Has a text begin with a capital where it begins a sentence: "forthcoming". */
export function asPhrase(text: string): string {
  return PHRASE + text + END;
}

/** Marks pages that say what they are, such as "col. 12": no style sets its "p." before them. */
export function asLabeled(text: string): string {
  return LABELLED + text + END;
}

/** An item for the processor, and how its HTML becomes that of the item. */
interface ProcessedItem {
  item: CslItem;
  restore: (html: string) => string;
}

interface StandIn {
  standIn: string;
  mark: string;
  text: string;
}

/**
 * Puts a number or a character in the place of each marked text while the processor is at work. It knows no
 * numbers and ranges but plain ones: "12:1–12:28" would keep a hyphen and have "p.", "2019-045" lose a digit.
 */
export function withStandIns(item: CslItem): ProcessedItem {
  const standIns: StandIn[] = [];
  const replaceMarked = (value: string) =>
    value.replace(MARKED, (_whole, mark: string, text: string) => {
      const standIn = standInOf(mark, standIns.length + 1);
      standIns.push({ standIn, mark, text: text.replaceAll("&", "&#38;") });
      return standIn;
    });
  const entries = Object.entries(withMarkedPages(item)).map(([name, value]: [string, unknown]) => {
    if (typeof value === "string") return [name, replaceMarked(value)];
    return [name, isInWords(value) ? { literal: replaceMarked(value.literal) } : value];
  });
  const processed = { ...item, ...(Object.fromEntries(entries) as Partial<CslItem>) };
  return { item: processed, restore: (html) => standIns.reduce(restored, html) };
}

/** No style shortens a range of two such numbers: they begin with other digits. */
function standInOf(mark: string, index: number): string {
  return mark === NUMBER || mark === LABELLED
    ? `${index}7482036591748`
    : String.fromCodePoint(0xe010 + index);
}

function restored(html: string, { standIn, mark, text }: StandIn): string {
  if (mark === LABELLED) {
    return html.replaceAll(new RegExp(`(?:(?<!\\p{L})pp?\\.?\\s)?${standIn}`, "gu"), () => text);
  }
  return html.replaceAll(standIn, (_whole, position: number) => {
    return mark === PHRASE && BEGINNING.test(html.slice(0, position)) ? capitalized(text) : text;
  });
}

function isInWords(value: unknown): value is CslDate & { literal: string } {
  return typeof value === "object" && value !== null && "literal" in value;
}

/** A range with an en dash is shown as it is. */
function withMarkedPages(item: CslItem): CslItem {
  if (item.page?.startsWith(LABELLED)) return item;
  const ends = item.page?.split("–") ?? [];
  return ends.length === 2 ? { ...item, page: ends.map(asNumber).join("-") } : item;
}
