import type { AuthorParts } from "../../publications/author-parts";
import {
  EAST_ASIAN,
  SUFFIX,
  splitFamily,
  splitName,
  type NameParts,
} from "../../publications/names";
import { withoutParentheses } from "../../publications/organization-name";
import { hasOthers, isNobody, withoutOthers } from "../../publications/others";
import { cut, truncate } from "../../text/unicode";
import { cleanLine } from "./text";

/** As long as any list of the cms takes. More is not even looked at: what reads names takes long over long ones. */
const MAX_NAME = 1000;

/** A name in parts; an organization and a person of one name have nothing but `family`. */
export interface PersonName extends NameParts {
  /** What stands in parentheses behind the name, such as the same in another script: "(王小明)". */
  remark?: string;
}

const whole = (family: string): PersonName => ({ given: "", particle: "", family, suffix: "" });

/** Stands in a list for those whom it leaves out, and has no parts (docs/decisions/0047). */
const OTHERS = whole("et al.");

/**
 * A list of people that ends with "et al." where its source says that it leaves somebody out: "and others".
 *
 * @param texts the names as the source has them
 */
export function withOthers(people: readonly PersonName[], texts: readonly string[]): PersonName[] {
  return people.length > 0 && hasOthers(texts) ? [...people, OTHERS] : [...people];
}

function trimmed(text: string): string {
  const line = cleanLine(truncate(text, MAX_NAME))
    .replaceAll(/[*†‡§¶]+/g, "")
    .replace(/^[\s,;:.·]+|[\s,;:]+$/gu, "")
    .replace(/\s+,/g, ",");
  return withoutOthers(line);
}

/** The family name comes first where Chinese, Japanese and Korean are written. */
function eastAsianName(text: string): PersonName {
  const [family = "", ...given] = text.split(/\s*[,，、]\s*|\s+/u);
  return { ...whole(family), given: given.join(" ") };
}

/** A person with what stands in parentheses in one of the given texts; the name of an organization has it already. */
function withRemark(person: PersonName, ...texts: string[]): PersonName {
  const remarks = texts.flatMap((text) => text.match(/[(（][^()（）]+[)）]/gu) ?? []);
  const own = remarks.filter((remark) => !person.family.includes(remark));
  return own.length === 0 ? person : { ...person, remark: own.join(" ") };
}

/**
 * The parts of a name as sources write it: "Family, Given", "Family, Jr., Given", "Family, Given,
 * Jr." or in display order.
 *
 * @returns nothing for what is nobody, such as "et al."
 */
export function personFrom(text: string): PersonName | undefined {
  const name = trimmed(text);
  if (!/\p{L}/u.test(name) || isNobody(name)) return undefined;
  if (EAST_ASIAN.test(name.replaceAll(/[,，、]/gu, ""))) return eastAsianName(name);
  return withRemark(splitName(name), name);
}

/** "Smith JA": a family name before initials without full stops. */
const VANCOUVER = /^(\p{Lu}[\p{L}'’-]+(?:[\s-]\p{L}[\p{L}'’-]+)*)\s+(\p{Lu}{1,3})$/u;

/**
 * Names as "Smith, JA" where a list has them as "Smith JA". "Wei LI" looks the same, so that one of the
 * list has to have initials that can be no name.
 */
export function commasBeforeInitials(names: readonly string[]): string[] {
  const found = names.map((name) => VANCOUVER.exec(name.trim()));
  const isList = found.every((match) => match !== null);
  const isSure = found.some((match) => /^(?:[^AEIOUYX]{1,3}|[^X])$/u.test(match?.[2] ?? "AA"));
  if (!isList || !isSure) return [...names];
  return found.map((match) => `${match[1] ?? ""}, ${match[2] ?? ""}`);
}

const CAPITALS_GIVEN = /^([^,]*\p{Ll}[^\s,]*),\s*(\p{Lu}{1,3})$/u;

/**
 * Names as "Smith, J. D." where all of a list with given names have them as "Smith, JD", as PubMed, Web of
 * Science and Google Scholar do. Family names in capitals say that given names may be so, too: "LI, JO".
 */
export function spacedInitials(names: readonly string[]): string[] {
  const persons = names.filter((name) => name.includes(","));
  const isSure = persons.every((name) => {
    const [, , given = ""] = CAPITALS_GIVEN.exec(name.trim()) ?? [];
    return given !== "" && !SUFFIX.test(given);
  });
  if (!isSure || !persons.some((name) => /\p{Lu}{2}$/u.test(name.trim()))) return [...names];
  return names.map((name) => {
    const [, family, given = ""] = CAPITALS_GIVEN.exec(name.trim()) ?? [];
    return family === undefined ? name : `${family}, ${given.replaceAll(/\p{Lu}(?!$)/gu, "$&. ")}.`;
  });
}

/** An organization, or a name that its source has marked as one whole. */
export function wholeName(text: string): PersonName | undefined {
  const name = trimmed(text);
  return /[\p{L}\p{N}]/u.test(name) && !isNobody(name) ? whole(name) : undefined;
}

/** "Weller, Hilary": what is written so is a person, whatever a source marks it as. */
export function looksTurnedRound(text: string): boolean {
  if (text.length > MAX_NAME) return false;
  const parts = text.split(",").map((part) => part.trim());
  const [family = "", given = ""] = parts;
  if (parts.length !== 2 || /\d|&/.test(text) || splitName(text).given === "") return false;
  const isShort = (part: string) =>
    /^\p{Lu}[\p{L}\p{M}'’.-]*(?:[\s-]\p{L}[\p{L}\p{M}'’.-]*){0,3}$/u.test(part);
  return isShort(family) && isShort(given) && !/^(?:inc|ltd|llc|gmbh|co|corp)\b/i.test(given);
}

/** A name that a source gives in parts, such as CSL-JSON. */
export function personFromParts(parts: Partial<PersonName>): PersonName | undefined {
  const { given = "", particle = "", family = "", suffix = "", remark = "" } = parts;
  const [first, last] = [withoutParentheses(trimmed(given)), trimmed(family)];
  if (last === "") return first === "" ? undefined : wholeName(first);
  if (isNobody(last) && first === "") return undefined;
  // Particles and a suffix often stand with the family name.
  const own =
    first === "" ? whole(last) : splitFamily(withoutParentheses(last).replaceAll(",", ""));
  const person = {
    given: first,
    particle: trimmed(particle) || own.particle,
    family: own.family,
    suffix: trimmed(suffix) || own.suffix,
  };
  return first === "" ? person : withRemark(person, remark, given, family);
}

/** In display order, as the cms keeps names: "Ludwig van Beethoven", "Jean d'Alembert", "山田 彬尭". */
export function displayName({ given, particle, family, suffix, remark = "" }: PersonName): string {
  if (EAST_ASIAN.test(family) && (given === "" || EAST_ASIAN.test(given))) {
    return [family, given, remark].filter((part) => part !== "").join(" ");
  }
  const gap = particle === "" || /['’-]$/u.test(particle) ? "" : " ";
  const parts = [given, particle + gap + family, suffix, remark];
  return parts.filter((part) => part !== "").join(" ");
}

/** The names of a work as the cms keeps them, in the order of the source. */
export function namesOf(people: readonly PersonName[]): { names: string[]; parts: AuthorParts[] } {
  const kept = people
    .map((person) => ({ person, name: cut(displayName(person), MAX_NAME).trim() }))
    .filter(({ name }) => name !== "");
  const named = kept.filter(({ person }) => person !== OTHERS);
  const parts = named.map(({ person: { remark: _remark, ...person }, name }) => {
    const known = Object.entries(person).filter(([, text]) => text !== "");
    return { name, ...Object.fromEntries(known) };
  });
  return { names: kept.map(({ name }) => name), parts };
}
