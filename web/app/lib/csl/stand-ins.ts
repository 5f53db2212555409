import type { CslItem } from "./csl-item";

/** Around a text that the processor must not take apart: private-use characters. */
const NUMBER = "\uE001";
const WORD = "\uE002";
const END = "\uE004";
const MARKED = new RegExp(`([${NUMBER}${WORD}])([^${END}]*)${END}`, "gu");

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

/** An item for the processor, and how its HTML becomes that of the item. */
interface ProcessedItem {
  item: CslItem;
  restore: (html: string) => string;
}

interface StandIn {
  standIn: string;
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
      standIns.push({ standIn, text: text.replaceAll("&", "&#38;") });
      return standIn;
    });
  const entries = Object.entries(withMarkedPages(item)).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === "string" ? replaceMarked(value) : value,
  ]);
  const processed = { ...item, ...(Object.fromEntries(entries) as Partial<CslItem>) };
  const restore = (html: string) =>
    standIns.reduce((all, { standIn, text }) => all.replaceAll(standIn, () => text), html);
  return { item: processed, restore };
}

/** No style shortens a range of two such numbers: they begin with other digits. */
function standInOf(mark: string, index: number): string {
  return mark === NUMBER ? `${index}7482036591748` : String.fromCodePoint(0xe010 + index);
}

/** A range with an en dash is shown as it is. */
function withMarkedPages(item: CslItem): CslItem {
  const ends = item.page?.split("–") ?? [];
  return ends.length === 2 ? { ...item, page: ends.map(asNumber).join("-") } : item;
}
