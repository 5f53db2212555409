import { isEastAsian } from "~/lib/format/writing-systems";
import { nonBlankLines } from "~/lib/format/lines";

/** Words of organizations, whose names may hold "and" and commas. */
const ORGANIZATION =
  /\b(?:university|institute|department|ministry|council|committee|commission|organi[sz]ation|association|society|group|cent(?:er|re)|laboratory|consortium|collaboration|agency|academy|foundation|services)\b/iu;

/** "J.", "J. D.", "J.-P." and "JD", as they follow a family name in reference lists. */
const INITIALS = /^(?:\p{Lu}\.?[\s-]?){1,4}$/u;

const SUFFIX = /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d)\.?$/iu;

/**
 * The authors in a text that was typed or pasted: one in each line, separated by semicolons, by
 * "and", "&", or by commas, the last two as in reference lists too ("Smith, J., & Doe, A."). The marks
 * of Chinese, Japanese and Arabic texts are understood as well ("王小明、李四").
 * "Smith, John" becomes "John Smith" where there are several; "et al." and "others" are no persons.
 * A text that may name one author only comes back as it is.
 * @returns the names in their order, none of them blank
 */
export function splitAuthors(text: string): string[] {
  const lines = nonBlankLines(text);
  if (lines.length > 1) return lines.flatMap(splitAuthors);
  const line = withLatinMarks(lines[0] ?? "");
  const names = line.includes(";") ? nonBlank(line.split(";")).flatMap(splitAnd) : splitAnd(line);
  const persons = names.filter((name) => !/^(?:et al\.?|others)$/iu.test(name));
  return persons.length > 1 ? persons.map(inDisplayOrder) : names.slice(0, 1);
}

function withLatinMarks(text: string): string {
  return text.replace(/[；؛、､]/gu, ";").replace(/[，،]/gu, ", ");
}

function splitAnd(text: string): string[] {
  if (ORGANIZATION.test(text)) return [text.trim()];
  const parts = nonBlank(
    text.split(/,?\s+(?:and|et)\s+(?!al\b)|\s*,?\s*&\s*|,?\s+(?=et al\.?$)/iu),
  );
  return parts.flatMap((part) => splitCommas(part, parts.length > 1));
}

/** @param isOneOfSeveral then "Smith, John" is one person of them, not turned round in the list */
function splitCommas(text: string, isOneOfSeveral: boolean): string[] {
  const parts = nonBlank(text.split(","));
  if (parts.length < 2 || parts.some((part) => SUFFIX.test(part))) return [text.trim()];
  const pairs = pairsOf(parts);
  if (pairs && (isOneOfSeveral || parts.length > 2)) return pairs;
  // Each part is a whole name: "John Smith, Jane Doe".
  return parts.every(isWholeName) ? parts : [text.trim()];
}

/** Names in Chinese, Japanese or Korean letters have no space inside. */
function isWholeName(part: string): boolean {
  return /\S[\s.]+\S/u.test(part) || (isEastAsian(part) && Array.from(part).length > 1);
}

/** "Smith", "J.", "Doe", "A." as "Smith, J." and "Doe, A."; null where they do not alternate so. */
function pairsOf(parts: readonly string[]): string[] | null {
  if (parts.length % 2 !== 0) return null;
  const pairs: string[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const [family = "", given = ""] = parts.slice(index, index + 2);
    if (!INITIALS.test(given)) return null;
    pairs.push(`${family}, ${given}`);
  }
  return pairs;
}

/** "Smith, John" as "John Smith"; a suffix stays behind the name. */
function inDisplayOrder(name: string): string {
  const [family = "", given, ...rest] = nonBlank(name.split(","));
  if (!given || rest.length > 0 || SUFFIX.test(given) || ORGANIZATION.test(name)) return name;
  return `${given} ${family}`;
}

function nonBlank(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter(Boolean);
}
