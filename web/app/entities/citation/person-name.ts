import { isNobody, withoutOthers } from "~/entities/publication/others";
import type { AuthorParts } from "~/entities/publication/publication";
import type { CslName } from "~/lib/csl/csl-item";
import { isEastAsian } from "~/lib/format/writing-systems";
import { isOrganizationName, withoutParentheses } from "./organization-name";

/**
 * How a name falls into parts. The rules stand in the cms as well, for addresses: `docs/names.json` holds
 * both together (docs/decisions/0029).
 */
export type NameReader = (name: string) => CslName;

/** A reader that believes what is known of a name, and guesses at all others by `parsePersonName`. */
export function readerOf(known: readonly AuthorParts[]): NameReader {
  if (known.length === 0) return parsePersonName;
  const byName = new Map(known.map((parts) => [parts.name, parts]));
  return (name) => {
    const parts = byName.get(name);
    return parts?.family === undefined ? parsePersonName(name) : fromParts(parts);
  };
}

function fromParts({ given, particle, family = "", suffix }: AuthorParts): CslName {
  if (given === undefined && particle === undefined && suffix === undefined) {
    return { literal: family };
  }
  return {
    ...(given !== undefined && { given: withoutParentheses(given) }),
    ...(particle !== undefined && { "non-dropping-particle": particle }),
    family,
    ...(suffix !== undefined && { suffix }),
  };
}

const SUFFIX = /^(?:jn?r|sn?r|junior|senior|i{2,3}|iv|2nd|3rd|4th|5th|6th)\.?$/iu;
/** These may be initials as well: "Lenin, V" and "Lenin, VI". */
const LATE_NUMERAL = /^VI?$/u;
/** Behind a single word, what is nobody's family name: "Ford III", but "Kate Senior" and "Naomi Ii". */
const SURE_SUFFIX = /^(?:[Jj](?:n?r|N?R)\.?|[Ss](?:n?r|N?R)\.?|II|III|IV|[2-6](?:nd|rd|th))$/u;
const INITIAL = /^\p{L}\.?$/u;
const DEGREE = /^(?:ph\.?\s?d|m\.?d|m\.?sc|b\.?sc|d\.?phil|mph|rn|esq|dr|prof)\.?$/iu;

/**
 * What stands behind the commas of a name, without degrees and the like, which are no part of it. Behind
 * one word alone they are initials: "Smith, MD" is M. D. Smith.
 */
function withoutDegrees(before: string, after: readonly string[]): string[] {
  const parts = after.filter((part) => part !== "");
  const kept = parts.filter((part) => !DEGREE.test(part));
  return kept.length === 0 && !before.includes(" ") ? parts : kept;
}

/** Particles that are written small, and begin the family name. */
const PARTICLE =
  /^(?:von|vom|und|zu|zum|zur|van|van['’]t|in|der|den|de|dem|des|het|['’]t|ter|ten|te|op|d'|du|da|das|do|dos|di|del|della|dello|degli|dei|la|las|le|les|lo|los|el|al|bin|ibn|bint|ben|af|av|st\.?)$/u;
/** The same as part of a family name, written large: "Dick Van Dyke". */
const LARGE_PARTICLE =
  /^(?:Van|Von|Vander|De|Del|Della|Der|Den|Di|Du|La|Le|El|Al|St\.?|Saint|Ter|Ten)$/u;
/** Between two family names: "José Ortega y Gasset". */
const JOINING = /^[ey]$/u;
/** Belongs to the word behind it: "عبد الله", "Abd el-Nasser". "Abdul" and "Abu" are given names as well. */
const SERVANT = /^(?:Abd|عبد|أبو|ابو)$/u;
/** "al-Khwarizmi", "d'Alembert". */
const JOINED_PARTICLE = /^((?:al|el|ad|an|as|at)-|(?:d|l|dell|dall)['’])(\p{Lu}.*)$/u;

/**
 * The parts of a name in display order ("Ludwig van Beethoven") or turned round ("Smith, John D.").
 * Particles that are written small belong before the family name; the last word is the family name,
 * with large particles before it; names in Chinese, Japanese and Korean script begin with the family name. A
 * name of one word and that of an organization are whole (scholarly §1, `authors`).
 * @returns parts without blanks; `{ literal }` for a whole name
 */
export function parsePersonName(name: string): CslName {
  if (isNobody(name)) return { literal: "" };
  const text = withoutOthers(name.trim().replace(/\s+/gu, " "));
  const [before = "", ...rest] = withoutParentheses(text).split(/\s*,\s*/u);
  if (before === "" || isOrganizationName(text)) return { literal: text };
  const after = withoutDegrees(before, rest);
  const { given, suffix } = givenAndSuffix(after);
  if (given) {
    const family = cutSuffix(before.split(" "), isAnySuffix);
    return withSuffix(turnedRound(family.words, given), [family.suffix, suffix]);
  }
  const shown = cutSuffix(before.split(" "), isLastSuffix);
  const turned = beforeInitials(shown.words);
  const parts = turned ? turnedRound(turned.family, turned.given) : inDisplayOrder(shown.words);
  return withSuffix(parts, [shown.suffix, suffix]);
}

/**
 * Cuts suffixes off the end of some words: "Jr.", "III", "Jr. III".
 * @param isSuffix whether a word is one where it stands; the first word is none
 */
function cutSuffix(
  words: readonly string[],
  isSuffix: (word: string, before: string, index: number) => boolean,
): { words: string[]; suffix: string } {
  let end = words.length;
  while (end > 1 && isSuffix(words[end - 1] ?? "", words[end - 2] ?? "", end - 1)) end -= 1;
  return { words: words.slice(0, end), suffix: words.slice(end).join(" ") };
}

function isAnySuffix(word: string): boolean {
  return SUFFIX.test(word) || LATE_NUMERAL.test(word);
}

/** In display order a given and a family name stand before a suffix, or one name before a sure one. */
function isLastSuffix(word: string, before: string, index: number): boolean {
  if (index === 1) return SURE_SUFFIX.test(word);
  return SUFFIX.test(word) || (LATE_NUMERAL.test(word) && !INITIAL.test(before));
}

/** Behind a given name "V" is an initial: "Smith, John V". */
function isSuffixOfGiven(word: string, before: string): boolean {
  return SUFFIX.test(word) || (word === "VI" && !INITIAL.test(before));
}

/** What stands behind the family name: "Henry" and "III" of "Henry, III", "III, Henry" or "Henry III". */
function givenAndSuffix(after: readonly string[]): { given: string; suffix: string } {
  const isSuffix = (part: string) => part.split(" ").every(isAnySuffix);
  const others = after.filter((part) => !isSuffix(part));
  // Without any other given name, what may be initials is one.
  const isGiven = (part: string) => others.length === 0 && LATE_NUMERAL.test(part);
  const names = others.length > 0 ? others : after.filter(isGiven);
  const suffixes = after.filter((part) => isSuffix(part) && !isGiven(part));
  const { words, suffix } = cutSuffix(names.join(" ").split(" "), isSuffixOfGiven);
  return { given: words.join(" "), suffix: joined([suffix, ...suffixes]) };
}

function joined(suffixes: readonly string[]): string {
  return [...new Set(suffixes)].filter((suffix) => suffix !== "").join(" ");
}

/** @param family may hold particles ("van Beethoven") */
function turnedRound(family: readonly string[], given: string): CslName {
  const start = Math.max(
    family.findIndex((word) => !PARTICLE.test(word)),
    0,
  );
  return { ...familyParts(family.slice(0, start), family.slice(start)), given };
}

function inDisplayOrder(words: readonly string[]): CslName {
  const [first = "", ...others] = words;
  if (others.length === 0) return { literal: first };
  if (isEastAsian(words.join(" "))) return { family: first, given: others.join(" ") };
  const start = startOfFamily(words);
  const rest = words.slice(start);
  const end = rest.findIndex((word) => !PARTICLE.test(word));
  const parts = familyParts(rest.slice(0, Math.max(end, 0)), rest.slice(Math.max(end, 0)));
  const given = words.slice(0, start).join(" ");
  return given ? { ...parts, given } : parts;
}

/** "Л.", "Л.Н.", "J.-P.", "Yu." */
const STOPPED_INITIALS = /^(?:-?\p{Lu}\p{Ll}?\.)+$/u;
/** Two letters that are no word: "Smith JD", but "Wei LI" and "Andrew NG". */
const SURE_INITIALS = /^(?!NG$)[BCDFGHJ-NP-TVWXZ]{2}$/u;
const FULL_WORD = /^\p{L}[\p{L}\p{M}'’-]+$/u;

/**
 * The family name where initials stand behind it: "Толстой Л. Н.", "van Dam KT".
 * @returns nothing where they do not; given names behind a full one may be initials ("Ramesh Kumar V.")
 */
export function beforeInitials(
  words: readonly string[],
): { family: readonly string[]; given: string } | undefined {
  const start = words.findIndex((word) => !PARTICLE.test(word));
  const [name = "", ...initials] = words.slice(Math.max(start, 0));
  if (initials.length === 0 || !FULL_WORD.test(name)) return undefined;
  const family = words.slice(0, -initials.length);
  if (initials.every((word) => STOPPED_INITIALS.test(word))) {
    return { family, given: initials.join(" ") };
  }
  const [letters = ""] = initials;
  const isSure = initials.length === 1 && SURE_INITIALS.test(letters) && /\p{Ll}/u.test(name);
  return isSure ? { family, given: withStops(letters) } : undefined;
}

/** "JD" as "J. D." */
function withStops(letters: string): string {
  return letters.replaceAll(/\p{Lu}(?!$)/gu, "$&. ") + ".";
}

/** Whether a given name may be initials without stops: "JD Smith", but not "JOE SMITH". */
export function mayBeInitials(given: string, family: string): boolean {
  return /^\p{Lu}{2,3}$/u.test(given) && /\p{Ll}/u.test(family);
}

/** Letters before a family name that are no name: "JRR", "AE", but "LI Wei", "AN Wei" and "ED Smith". */
const NO_NAME =
  /^(?!NG$)(?:[BCDFGHJ-NP-TVWXZ]{2,3}|(?!A[DILNOUV]|E[DLMORU]|I[MNPV]|O[HKMNUZ]|U[MNY])[AEIOU][A-Z])$/u;

/**
 * Initials without stops one by one ("Smith, JD" is J. D. Smith), for a citation: the processor takes them for
 * one given name. Before a family name two letters may be a family name themselves, as in "LI Wei", unless one of
 * the work's people has letters that are no name.
 * @param people all authors and editors of the work
 */
export function withSpelledInitials(readName: NameReader, people: readonly string[]): NameReader {
  const isSureOf = ({ given = "", family = "" }: CslName) =>
    mayBeInitials(given, family) && NO_NAME.test(given);
  const areInitials = people.some((text) => isSureOf(readName(text)));
  return (text) => {
    const name = readName(text);
    const { given = "", family = "" } = name;
    const isSure = areInitials || text.includes(",");
    return isSure && mayBeInitials(given, family) ? { ...name, given: withStops(given) } : name;
  };
}

function startOfFamily(words: readonly string[]): number {
  const particle = words.findIndex((word, index) => {
    if (index === words.length - 1) return false;
    if (SERVANT.test(word)) return words.slice(index + 1, -1).every((next) => PARTICLE.test(next));
    return PARTICLE.test(word) || (index > 0 && LARGE_PARTICLE.test(word));
  });
  if (particle >= 0) return particle;
  const isJoined = words.length > 3 && JOINING.test(words.at(-2) ?? "");
  return words.length - (isJoined ? 3 : 1);
}

function familyParts(particles: readonly string[], family: readonly string[]): CslName {
  const whole = family.join(" ");
  const [, particle, name] = JOINED_PARTICLE.exec(whole) ?? [];
  if (particle && name && particles.length === 0) {
    return { "non-dropping-particle": particle, family: name };
  }
  if (particles.length === 0) return { family: whole };
  return { "non-dropping-particle": particles.join(" "), family: whole };
}

/** The particle as it stands before the family name: "van ", "d'", "" for none. */
export function particleOf(name: CslName): string {
  const particle = name["non-dropping-particle"] ?? "";
  return particle === "" || /[-'’]$/u.test(particle) ? particle : `${particle} `;
}

/** A name of one word is whole, unless a suffix says that it is a family name: "Ford, III". */
function withSuffix(name: CslName, suffixes: readonly string[]): CslName {
  const suffix = joined(suffixes);
  if (suffix === "") return name;
  const { literal, ...parts } = name;
  return { ...parts, ...(literal !== undefined && { family: literal }), suffix };
}
