import type { AuthorParts } from "~/entities/publication/publication";
import type { CslName } from "~/lib/csl/csl-item";

/** How a name falls into parts. */
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
    ...(given !== undefined && { given }),
    ...(particle !== undefined && { "non-dropping-particle": particle }),
    family,
    ...(suffix !== undefined && { suffix }),
  };
}

/**
 * Words of organisations, whose names are whole. These rules stand in the cms as well, for addresses:
 * `docs/names.json` holds both together (docs/decisions/0029).
 */
const ORGANIZATION_WORDS = [
  ...["academ(?:y|ies)", "agenc(?:y|ies)", "alliances?", "american", "associations?"],
  ...["cent(?:er|re)s?", "collaborations?", "colleges?", "commissions?", "committees?", "company"],
  ...["consorti(?:um|a)", "corporation", "councils?", "departments?", "european", "federal"],
  ...["federations?", "foundations?", "gmbh", "government", "groups?", "hospital", "inc"],
  ...["initiatives?", "institut\\p{L}*", "international", "investigators", "laborator(?:y|ies)"],
  ...["library", "llc", "ltd", "ministr(?:y|ies)", "museum", "national", "nations", "networks?"],
  ...[
    "organi[sz]ations?",
    "schools?",
    "services",
    "societ(?:y|ies)",
    "teams?",
    "unions?",
    "united",
  ],
  ...["universi[td]\\p{L}*", "world"],
];
const ORGANIZATION = new RegExp(
  `(?<![\\p{L}-])(?:${ORGANIZATION_WORDS.join("|")})(?![\\p{L}-])|^the\\s|\\sbank$`,
  "iu",
);

/** Whether a name has a word in it that only organisations are called by; they have no given names. */
export function isOrganizationName(name: string): boolean {
  return ORGANIZATION.test(name);
}

const SUFFIX = /^(?:jn?r|sn?r|junior|senior|i{2,3}|iv|2nd|3rd|4th)\.?$/iu;
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
  /^(?:von|vom|zu|zum|zur|van|der|den|de|dem|des|het|'t|ter|ten|te|op|d'|du|da|das|do|dos|di|del|della|dello|degli|dei|la|las|le|les|lo|los|el|al|bin|ibn|bint|ben|af|av|st\.?)$/u;
/** The same as part of a family name, written large: "Dick Van Dyke". */
const LARGE_PARTICLE =
  /^(?:Van|Von|Vander|De|Del|Della|Der|Den|Di|Du|La|Le|El|Al|St\.?|Saint|Ter|Ten)$/u;
/** Between two family names: "José Ortega y Gasset". */
const JOINING = /^[ey]$/u;
/** "al-Khwarizmi", "d'Alembert". */
const JOINED_PARTICLE = /^((?:al|el|ad|an|as|at)-|(?:d|l|dell|dall)['’])(\p{Lu}.*)$/u;

const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・々〆\s]+$/u;

/**
 * The parts of a name in display order ("Ludwig van Beethoven") or turned round ("Smith, John D.").
 * Particles that are written small belong before the family name; the last word is the family name,
 * with large particles before it; names in Chinese, Japanese and Korean script begin with the family name. A
 * name of one word and one that has a word of an organisation in it are whole (scholarly §1, `authors`).
 * @returns parts without blanks; `{ literal }` for a whole name
 */
export function parsePersonName(name: string): CslName {
  const text = name.trim().replace(/\s+/gu, " ");
  const [before = "", ...rest] = text.split(/\s*,\s*/u);
  if (before === "" || isOrganizationName(text)) return { literal: text };
  const after = withoutDegrees(before, rest);
  const { given, suffix } = givenAndSuffix(after);
  if (given) return withSuffix(turnedRound(before, given), suffix);
  const words = before.split(" ");
  const last = words.at(-1) ?? "";
  if (suffix === undefined && words.length > 2 && SUFFIX.test(last)) {
    return withSuffix(inDisplayOrder(words.slice(0, -1)), last);
  }
  return withSuffix(inDisplayOrder(words), suffix);
}

/** What stands behind the family name: "Henry" and "III" of "Henry, III", "III, Henry" or "Henry III". */
function givenAndSuffix(after: readonly string[]): Pick<CslName, "given" | "suffix"> {
  const suffix = after.find((part) => SUFFIX.test(part));
  const given = after.filter((part) => part !== suffix).join(" ");
  if (suffix !== undefined) return { given, suffix };
  const [, names = "", last = ""] = /^(.+) (\S+)$/u.exec(given) ?? [];
  return SUFFIX.test(last) ? { given: names, suffix: last } : { given };
}

/** @param family may hold particles and a suffix ("van Beethoven", "King Jr.") */
function turnedRound(family: string, given: string): CslName {
  const words = family.split(" ");
  const last = words.at(-1) ?? "";
  const suffix = words.length > 1 && SUFFIX.test(last) ? last : undefined;
  const names = suffix === undefined ? words : words.slice(0, -1);
  const start = names.findIndex((word) => !PARTICLE.test(word));
  const parts = familyParts(names.slice(0, Math.max(start, 0)), names.slice(Math.max(start, 0)));
  return withSuffix({ ...parts, given }, suffix);
}

function inDisplayOrder(words: readonly string[]): CslName {
  const [first = "", ...others] = words;
  if (others.length === 0) return { literal: first };
  if (EAST_ASIAN.test(words.join(" "))) return { family: first, given: others.join(" ") };
  const start = startOfFamily(words);
  const rest = words.slice(start);
  const end = rest.findIndex((word) => !PARTICLE.test(word));
  const parts = familyParts(rest.slice(0, Math.max(end, 0)), rest.slice(Math.max(end, 0)));
  const given = words.slice(0, start).join(" ");
  return given ? { ...parts, given } : parts;
}

function startOfFamily(words: readonly string[]): number {
  const particle = words.findIndex((word, index) => {
    if (index === words.length - 1) return false;
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
function withSuffix(name: CslName, suffix: string | undefined): CslName {
  if (suffix === undefined) return name;
  const { literal, ...parts } = name;
  return { ...parts, ...(literal !== undefined && { family: literal }), suffix };
}
