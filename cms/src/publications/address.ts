import { transliterate } from "transliteration";
import { splitName } from "./names";
import { plainTitle } from "./title";

export const MAX_SLUG = 80;

/** A key may have 100 characters; two are left for letters behind it. */
export const CITATION_KEY_MAX = 98;

/** What the address and the key of a publication are made of. */
export interface Described {
  title: string;
  authors: readonly string[];
  /** Of the date, four digits; nothing when there is no date. */
  year: string | undefined;
  /** The family name of the first author, where an import knows it. */
  family?: string | undefined;
}

/** Words that say nothing about a work, at the begin of its title. */
const ARTICLES = new Set(["a", "an", "the"]);

/** `Müller-Lüdenscheidt` → `muller-ludenscheidt`; other scripts are transliterated. */
function toAscii(text: string): string {
  return transliterate(text, { unknown: "" })
    .toLowerCase()
    .replaceAll(/['’‘`]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}

function titleWords(title: string): string[] {
  const plain = transliterate(plainTitle(title), { unknown: "" });
  return plain
    .split(/\s+/)
    .map(toAscii)
    .filter((word) => word !== "");
}

function familyOf({ authors, family }: Described): string {
  return toAscii(family ?? (authors[0] === undefined ? "" : splitName(authors[0]).family));
}

/** An address with an ending such as "-2"; a long one loses its own end. */
export function withEnding(base: string, ending: string, maxLength = MAX_SLUG): string {
  return base.slice(0, maxLength - ending.length).replace(/-+$/, "") + ending;
}

/**
 * The address of a publication, such as `vial-2019-understanding-digital-transformation` (scholarly
 * §1): family name, year and three words of the title. A part that is missing is left out.
 */
export function slugOf(described: Described): string {
  const parts = [
    familyOf(described),
    described.year ?? "",
    ...titleWords(described.title).slice(0, 3),
  ];
  return withEnding(parts.filter((part) => part !== "").join("-"), "") || "work";
}

/** @returns the address itself, or with the first of `-2`, `-3` … with which it is free */
export function freeSlug(base: string, isTaken: (slug: string) => boolean): string {
  let slug = base;
  for (let number = 2; isTaken(slug); number += 1) slug = withEnding(base, `-${number}`);
  return slug;
}

/**
 * The key by which BibTeX calls a publication, such as `vial2019understanding`: family name, year
 * and the first word of the title that is no article.
 */
export function citationKeyOf(described: Described): string {
  const names = titleWords(described.title);
  const word = names.find((name) => !ARTICLES.has(name)) ?? names[0] ?? "";
  const key = [familyOf(described), described.year ?? "", word].join("").replaceAll("-", "");
  return key.slice(0, MAX_SLUG) || "work";
}

/** 0 → "a", 25 → "z", 26 → "aa". */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** @returns the key itself, or with the first of a, b, c … with which it is free */
export function freeKey(base: string, isTaken: (key: string) => boolean): string {
  let key = base;
  for (let index = 0; isTaken(key); index += 1) key = base + letters(index);
  return key;
}
