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

const PARTICLE =
  /^(?:van|von|vom|der|den|de|del|della|dello|degli|dei|di|da|do|dos|das|du|des|la|las|le|les|lo|los|el|al|ibn|bin|bint|ten|ter|te|zu|zum|zur|af|av|op|het|'t)$/;
const LARGE_PARTICLE = /^(?:Van|Von|De|Del|Della|La|Der|Den)$/;

/** Organisations, which have no given names. */
const ORGANIZATION =
  /(?<![\p{L}-])(?:universit\p{L}*|organi[sz]ation|institut\p{L}*|group|consortium|collaboration|association|society|committee|commission|agency|ministry|department|council|foundation|federation|network|team)(?![\p{L}-])/iu;

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

/** Takes the suffix off the end: "Smith Jr." */
function withoutSuffix(words: string[]): { words: string[]; suffix: string } {
  const suffix = words.length > 1 ? suffixOf(words.at(-1) ?? "") : undefined;
  return suffix === undefined ? { words, suffix: "" } : { words: words.slice(0, -1), suffix };
}

function fromDisplayOrder(text: string, knownSuffix: string): ComparableName {
  const all = text.split(/\s+/u);
  const { words, suffix } = knownSuffix ? { words: all, suffix: knownSuffix } : withoutSuffix(all);
  const particle = words.findIndex(
    (word, index) =>
      index > 0 && index < words.length - 1 && (PARTICLE.test(word) || LARGE_PARTICLE.test(word)),
  );
  const start = particle < 0 ? words.length - 1 : particle;
  return toName(words.slice(0, start).join(" "), words.slice(start).join(" "), suffix);
}

function parseName(name: string): ComparableName {
  const text = name.trim();
  if (ORGANIZATION.test(text)) return toName("", text, "");
  const [before = "", ...after] = text.split(",").map((part) => part.trim());
  const suffix = after.map(suffixOf).find((found) => found !== undefined) ?? "";
  const given = after.filter((part) => suffixOf(part) === undefined).join(" ");
  if (given === "") return fromDisplayOrder(before, suffix);
  const { words, suffix: inFamily } = withoutSuffix(before.split(/\s+/u));
  // "Beethoven, Ludwig van"
  const givenWords = given.split(/\s+/u);
  while (PARTICLE.test(givenWords.at(-1) ?? "")) words.unshift(givenWords.pop() ?? "");
  return toName(givenWords.join(" "), words.join(" "), suffix || inFamily);
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

/** "J. Smith" as a variant of John D. Smith lets "John Smith" in, "James Smith" not. */
function contradicts(author: ComparableName, own: ComparableName): boolean {
  return author.given.some((word, index) => {
    const known = own.given[index];
    return known !== undefined && known.at(0) === word.at(0) && !fits(word, known);
  });
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
  const byFamily = new Map<string, { person: Person; own: ComparableName; as: ComparableName }[]>();
  for (const person of people) {
    const own = parseName(person.name);
    for (const as of [own, ...(person.variants ?? []).map(parseName)]) {
      byFamily.set(as.family, [...(byFamily.get(as.family) ?? []), { person, own, as }]);
    }
  }
  const known = new Map<string, Person | null>();
  return (author) => {
    const found = known.get(author);
    if (found !== undefined) return found;
    const name = parseName(author);
    const candidates = byFamily.get(name.family) ?? [];
    const fitting = candidates.filter(
      ({ own, as }) => isSame(name, as) && (as === own || !contradicts(name, own)),
    );
    const [person, ...others] = new Set(fitting.map((candidate) => candidate.person));
    const only = person === undefined || others.length > 0 ? null : person;
    known.set(author, only);
    return only;
  };
}
