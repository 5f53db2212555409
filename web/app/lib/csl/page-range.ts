import type { CslItem } from "./csl-item";

/** Stand for the ends of a range while the processor is at work: no style shortens such a range. */
const ENDS = ["17482036591748", "28503179462850"] as const;

/** An item for the processor, and how its HTML becomes that of the item. */
interface ProcessedItem {
  item: CslItem;
  restore: (html: string) => string;
}

/**
 * Has the processor take "12:1–12:28" for a range of pages: it knows none but of plain numbers, and would
 * leave the hyphen and write "p.". A range with an en dash is shown as it is.
 */
export function withPlainPages(item: CslItem): ProcessedItem {
  const ends = item.page?.split("–") ?? [];
  if (ends.length !== ENDS.length) return { item, restore: (html) => html };
  const escaped = ends.map((end) => end.replaceAll("&", "&#38;"));
  const restore = (html: string) =>
    ENDS.reduce((text, end, index) => text.replaceAll(end, () => escaped[index] ?? ""), html);
  return { item: { ...item, page: ENDS.join("-") }, restore };
}
