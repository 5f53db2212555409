import type { Publication } from "~/entities/publication/publication";
import type { CslItem } from "~/lib/csl/csl-item";
import { LESS_THAN } from "~/lib/csl/escape";
import { richTitle } from "./csl-json";
import { isInOtherLanguage } from "./title-language";

/** Words that keep the full stop with which they end: "U.S.", "Inc.", "spp.", an ellipsis. */
const ABBREVIATION =
  /(?:\.\.|\.\s?\p{L}\.|(?<![\p{L}\d])(?:inc|ltd|co|corp|bros|jr|sr|etc|al|vs|st|mt|ed|eds|sp|spp|ssp|subsp|var|cf|ca|approx)\.)$/iu;

/**
 * The title of a work as it is cited, with markup. What stands in italics is a name, often of a species, and so is
 * what a program is called: titles are capitalized around it. The full stop that ends a title, as PubMed has it, is
 * the style's to set.
 */
export function citedTitle({ title, type, language }: Publication): string {
  const rich = richTitle(withoutStop(title), LESS_THAN);
  const isEnglish = language !== null && /^en/iu.test(language);
  if (type === "software" || (!isEnglish && isForeign(rich))) return asTyped(rich);
  return rich.replaceAll("<i>", '<i><span class="nocase">').replaceAll("</i>", "</span></i>");
}

/**
 * A work whose other titles keep their letters where they must.
 * @param item is not changed
 */
export function withNamesAsTyped(item: CslItem): CslItem {
  const names = ["container-title", "collection-title", "event-title"] as const;
  const kept = names.flatMap((name) => {
    const text = item[name];
    return text === undefined ? [] : [[name, nameAsTyped(text)]];
  });
  return { ...item, ...(Object.fromEntries(kept) as Partial<CslItem>) };
}

/** "npj Quantum Information", but "the Journal of Trees" and "journal of trees". */
const SMALL_FIRST = /^(?!(?:the|an?)\s)(\p{Ll}+)(?=\s+[\p{Lu}\d])/u;

function nameAsTyped(name: string): string {
  if (isForeign(name)) return asTyped(name);
  return name.replace(SMALL_FIRST, (word) => asTyped(word));
}

/** English alone capitalizes titles, and many publications do not name their language. */
function isForeign(html: string): boolean {
  const text = html.replaceAll(/<[^>]*>/gu, "");
  return isInOtherScript(text) || isInOtherLanguage(text);
}

/** Whether most of a text is in another script with capitals than Latin, and so in another language than English. */
function isInOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => /(?!\p{Script=Latin})[\p{Lu}\p{Ll}]/u.test(letter));
  return 2 * others.length > letters.length;
}

function asTyped(text: string): string {
  return `<span class="nocase">${text}</span>`;
}

function withoutStop(title: string): string {
  const text = title.trimEnd();
  return text.endsWith(".") && !ABBREVIATION.test(text) ? text.slice(0, -1) : title;
}
