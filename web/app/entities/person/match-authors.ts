import { beforeInitials, mayBeInitials } from "~/entities/citation/person-name";
import { isOrganizationName } from "~/entities/citation/organization-name";
import { foldText } from "~/lib/format/fold";

/** Whoever can be found among authors: a person, or a student with no variants. */
export interface Named {
  name: string;
  variants?: readonly string[];
}

/** A name as it is compared: folded, with the given names one by one. */
interface ComparableName {
  given: readonly string[];
  /** With its particles. */
  family: string;
  suffix: string;
}

const SUFFIXES = new Map(
  Object.entries({ jr: "jr", jnr: "jr", junior: "jr", sr: "sr", snr: "sr", senior: "sr" }),
);
const NUMBER_SUFFIX = /^(?:ii|iii|iv|2nd|3rd|4th)$/;

/** Whatever their case: names are written in capitals, and "Du Pont" is "du Pont". */
const PARTICLE =
  /^(?:van|van['’]t|von|vom|und|in|der|den|de|del|della|dello|degli|dei|di|da|do|dos|das|du|des|la|las|le|les|lo|los|el|al|ibn|bin|bint|ten|ter|te|zu|zum|zur|af|av|op|het|['’]t)$/i;
/** Large ones that are not given names as well, as "Le" and "Du" may be. */
const SURE_PARTICLE = /^(?:\p{Ll}.*|['’]t|Van|Von|De|Del|Della|La|Der|Den)$/u;

/** The words of a text in which case, accents and punctuation make no difference. */
function foldedWords(text: string): string[] {
  const plain = foldText(text)
    .replace(/['’‘`]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return plain.split(" ").filter((word) => word !== "");
}

function suffixOf(text: string): string | undefined {
  const [word = "", ...more] = foldedWords(text);
  if (more.length > 0) return undefined;
  return SUFFIXES.get(word) ?? (NUMBER_SUFFIX.test(word) ? word : undefined);
}

function toName(given: string, family: string, suffix: string): ComparableName {
  return { given: foldedWords(given), family: foldedWords(family).join(" "), suffix };
}

/** "JD Smith" may have one given name, or two as "J. D. Smith" has. */
function toNames(given: string, family: string, suffix: string): ComparableName[] {
  const name = toName(given, family, suffix);
  return mayBeInitials(given, family)
    ? [name, toName(Array.from(given).join(" "), family, suffix)]
    : [name];
}

/** Takes the suffix off the end: "Smith Jr." */
function withoutSuffix(words: string[]): { words: string[]; suffix: string } {
  const suffix = words.length > 1 ? suffixOf(words.at(-1) ?? "") : undefined;
  return suffix === undefined ? { words, suffix: "" } : { words: words.slice(0, -1), suffix };
}

/** A name that may fall into parts in two ways: "Thi Le Nguyen" need not have the particle "Le". */
function fromDisplayOrder(words: string[], suffix: string): ComparableName[] {
  const last = words.length - 1;
  const cut = (at: number) =>
    toNames(words.slice(0, at).join(" "), words.slice(at).join(" "), suffix);
  const isParticle = (word: string, index: number) =>
    index > 0 && index < last && PARTICLE.test(word);
  const particle = words.findIndex(isParticle);
  if (particle < 0) return cut(last);
  const sure = words.findIndex(
    (word, index) => isParticle(word, index) && SURE_PARTICLE.test(word),
  );
  return sure === particle ? cut(sure) : [...cut(particle), ...cut(sure < 0 ? last : sure)];
}

/** All ways to read a name. "Vargas Llosa, Mario" and "Толстой Л. Н." are read in display order. */
function parseName(name: string): ComparableName[] {
  const text = name.trim();
  if (isOrganizationName(text)) return [toName("", text, "")];
  const [before = "", ...after] = text.split(",").map((part) => part.trim());
  const { words, suffix: inFamily } = withoutSuffix(before.split(/\s+/u));
  // "Ford, Henry, III", "King Jr., Martin Luther" and "Ford, Henry III".
  const alone = after.map(suffixOf).find((found) => found !== undefined);
  const names = after.filter((part) => suffixOf(part) === undefined).join(" ");
  const given = withoutSuffix(names.split(/\s+/u));
  const suffix = alone ?? (inFamily || given.suffix);
  const turned = names === "" ? beforeInitials(words) : undefined;
  if (turned) return [toName(turned.given, turned.family.join(" "), suffix)];
  return fromDisplayOrder([...given.words, ...words].filter(Boolean), suffix);
}

const isInitial = (word: string) => Array.from(word).length === 1;

/** "john" and "j" may be one, "john" and "james" are not. */
function fits(a: string, b: string): boolean {
  return a === b || ((isInitial(a) || isInitial(b)) && a.at(0) === b.at(0));
}

function isSame(a: ComparableName, b: ComparableName): boolean {
  return (
    a.family === b.family &&
    a.suffix === b.suffix &&
    a.given.length === b.given.length &&
    a.given.every((word, index) => fits(word, b.given[index] ?? ""))
  );
}

/** A person under one of the names by which it is found. */
interface Candidate<Person> {
  person: Person;
  own: readonly ComparableName[];
  as: ComparableName;
}

/**
 * "J. Smith" as a variant of John D. Smith lets "John Smith" in, "James Smith" not. What the variant itself
 * says contradicts nothing: Robert may be "Rob".
 */
function contradicts(author: ComparableName, as: ComparableName, own: ComparableName): boolean {
  return author.given.some((word, index) => {
    const known = own.given[index];
    if (known === undefined || word === as.given[index]) return false;
    return known.at(0) === word.at(0) && !fits(word, known);
  });
}

function isNamed(name: ComparableName, { own, as }: Candidate<Named>): boolean {
  if (!isSame(name, as)) return false;
  return own.includes(as) || !own.every((one) => contradicts(name, as, one));
}

/**
 * Finds out whom the authors of publications name (scholarly §1, People). A name belongs to a person
 * when family name and suffix are the same and there are as many given names, each equal to the
 * person's or the other's initial. Case, accents and punctuation make no difference, and neither does
 * "Smith, John D." for "John D. Smith". Fewer given names belong to a person only by a variant.
 * @returns tells whom an author's name belongs to; null for nobody, and where several fit
 */
export function matchAuthors<Person extends Named>(
  people: readonly Person[],
): (author: string) => Person | null {
  const byFamily = new Map<string, Candidate<Person>[]>();
  for (const person of people) {
    const own = parseName(person.name);
    for (const as of [...own, ...(person.variants ?? []).flatMap(parseName)]) {
      byFamily.set(as.family, [...(byFamily.get(as.family) ?? []), { person, own, as }]);
    }
  }
  const known = new Map<string, Person | null>();
  return (author) => {
    const found = known.get(author);
    if (found !== undefined) return found;
    const fitting = parseName(author).flatMap((name) =>
      (byFamily.get(name.family) ?? []).filter((candidate) => isNamed(name, candidate)),
    );
    const [person, ...others] = new Set(fitting.map((candidate) => candidate.person));
    const only = person === undefined || others.length > 0 ? null : person;
    known.set(author, only);
    return only;
  };
}
