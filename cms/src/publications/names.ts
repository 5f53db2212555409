import { isOrganizationName, withoutParentheses } from "./organization-name";
import { isNobody, withoutOthers } from "./others";

/**
 * The parts of a person's name, or the whole name of an organization. The rules stand in web as well, for
 * citations: `docs/names.json` holds both together (docs/decisions/0029).
 */
export interface NameParts {
  given: string;
  /** "van", "de la": before the family name, and no part of it in an index. */
  particle: string;
  family: string;
  /** "Jr.", "III". */
  suffix: string;
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

/** "Jr.", "III" and the like. */
export const SUFFIX = /^(?:jn?r|sn?r|junior|senior|i{2,3}|iv|2nd|3rd|4th|5th|6th)\.?$/iu;
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

/** The family name comes first where Chinese, Japanese and Korean are written. */
export const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・々〆\s]+$/u;

type Family = Omit<NameParts, "given">;

const whole = (family: string): NameParts => ({ given: "", particle: "", family, suffix: "" });

/** "van der Berg": the small words in front are a particle. */
function familyParts(words: readonly string[]): Pick<NameParts, "particle" | "family"> {
  const start = Math.max(
    words.findIndex((word) => !PARTICLE.test(word)),
    0,
  );
  const family = words.slice(start).join(" ");
  const [, joined, name] = JOINED_PARTICLE.exec(family) ?? [];
  if (start === 0 && joined !== undefined && name !== undefined) {
    return { particle: joined, family: name };
  }
  return { particle: words.slice(0, start).join(" "), family };
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

const isAnySuffix = (word: string) => SUFFIX.test(word) || LATE_NUMERAL.test(word);

/** In display order a given and a family name stand before a suffix, or one name before a sure one. */
function isLastSuffix(word: string, before: string, index: number): boolean {
  if (index === 1) return SURE_SUFFIX.test(word);
  return SUFFIX.test(word) || (LATE_NUMERAL.test(word) && !INITIAL.test(before));
}

/** Behind a given name "V" is an initial: "Smith, John V". */
function isSuffixOfGiven(word: string, before: string): boolean {
  return SUFFIX.test(word) || (word === "VI" && !INITIAL.test(before));
}

/** Takes a family name apart that may hold particles and a suffix ("van Beethoven", "King Jr."). */
export function splitFamily(family: string): Family {
  const all = family.split(/\s+/u).filter((word) => word !== "");
  const { words, suffix } = cutSuffix(all, isAnySuffix);
  return { ...familyParts(words), suffix };
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
function beforeInitials(
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
  return isSure ? { family, given: letters.replaceAll(/\p{Lu}(?!$)/gu, "$&. ") + "." } : undefined;
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

function inDisplayOrder(words: readonly string[], suffix: string): NameParts {
  const [first = "", ...others] = words;
  if (others.length === 0) return { ...whole(first), suffix };
  if (EAST_ASIAN.test(words.join(" "))) return { ...whole(first), given: others.join(" ") };
  const start = startOfFamily(words);
  const given = words.slice(0, start).join(" ");
  return { given, ...familyParts(words.slice(start)), suffix };
}

/** What stands behind the family name: "Henry" and "III" of "Henry, III", "III, Henry" or "Henry III". */
function givenAndSuffix(after: readonly string[]): Pick<NameParts, "given" | "suffix"> {
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

/**
 * Splits a name as it is shown: by particles and suffixes, "Family, Given" turned round. The name of
 * an organization is a family name alone.
 *
 * @param fullName not blank
 */
export function splitName(fullName: string): NameParts {
  if (isNobody(fullName)) return whole("");
  const text = withoutOthers(fullName.trim().replace(/\s+/gu, " "));
  const [before = "", ...rest] = withoutParentheses(text).split(/\s*,\s*/u);
  if (before === "" || isOrganizationName(text)) return whole(text);
  const after = withoutDegrees(before, rest);
  const { given, suffix } = givenAndSuffix(after);
  if (given !== "") {
    const family = splitFamily(before);
    return { given, ...family, suffix: joined([family.suffix, suffix]) };
  }
  const name = cutSuffix(before.split(" "), isLastSuffix);
  const turned = beforeInitials(name.words);
  if (turned)
    return {
      given: turned.given,
      ...familyParts(turned.family),
      suffix: joined([name.suffix, suffix]),
    };
  return inDisplayOrder(name.words, joined([name.suffix, suffix]));
}
