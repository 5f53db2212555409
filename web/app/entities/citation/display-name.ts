import type { CslName } from "~/lib/csl/csl-item";
import { isEastAsian } from "~/lib/format/writing-systems";
import { parsePersonName, particleOf } from "./person-name";

/**
 * A name as lists show it: "John D. Smith" for "Smith, John D.", as an import stores names, so that commas
 * stand between names alone. Whatever is not surely turned round, or would lose a word, stays as it is.
 */
export function displayName(name: string): string {
  if (!name.includes(",") || /\d/u.test(name)) return name;
  const parts = parsePersonName(name);
  const { family = "", given = "", suffix = "" } = parts;
  const last = particleOf(parts) + family;
  if (given === "" || !name.trim().startsWith(last)) return name;
  if (mayBeSeveral(name, parts)) return name;
  const order = isEastAsian(family + given) ? [last, given] : [given, last, suffix];
  const shown = order.filter((part) => part !== "").join(" ");
  return wordsOf(shown) === wordsOf(name) ? shown : name;
}

/** "John Smith, Jane Doe" and "Smith, Doe, Roe" may have been typed as one author. */
function mayBeSeveral(name: string, { family = "", given = "", suffix }: CslName): boolean {
  const commas = name.split(",").length - 1;
  const isGivenName = (word: string) => !/^\p{L}$|\./u.test(word);
  const givenNames = given.split(" ").filter(isGivenName);
  return commas > (suffix ? 2 : 1) || (family.includes(" ") && givenNames.length > 1);
}

/** The words of a name, whatever their order. */
function wordsOf(name: string): string {
  const words = name.split(/[\s,]+/u).filter((word) => word !== "");
  return words.sort().join(" ");
}
