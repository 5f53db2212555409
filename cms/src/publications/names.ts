/** The parts of a person's name, or the whole name of an organisation. */
export interface NameParts {
  given: string;
  /** "van", "de la": before the family name, and no part of it in an index. */
  particle: string;
  family: string;
  /** "Jr.", "III". */
  suffix: string;
}

/** Words that no person is called by. */
const ORGANIZATION =
  /(?<![\p{L}-])(?:universit\p{L}*|organi[sz]ation|institut\p{L}*|group|consortium|collaboration|association|society|committee|commission|agency|ministry|department|council|foundation|federation|network|team|nations|laboratory|college|academy|academies|initiative|investigators|world|national|international|european|federal|united|american|inc|ltd|gmbh|corporation|company)(?![\p{L}-])/iu;

const PARTICLES = new Set(
  "van von der den de del della dello degli di da do dos das du la le les lo los las el al ibn bin bint ben ter ten te zu zur zum af av op und y e 't d'".split(
    " ",
  ),
);

/** Particles that stay one also where they are written large; others are given names as well. */
const LARGE_PARTICLES = new Set(["Van", "Von", "De", "Del", "Della", "La", "Der", "Den"]);

const SUFFIX = /^(?:jn?r|sn?r|junior|senior|i{2,3}|iv|2nd|3rd|4th)\.?$/i;

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function takeSuffix(parts: string[]): string {
  const last = parts.at(-1);
  if (parts.length < 3 || last === undefined || !SUFFIX.test(last)) return "";
  parts.pop();
  return last;
}

/** "van der Berg": the small words in front are a particle. */
function familyParts(parts: string[]): Pick<NameParts, "particle" | "family"> {
  let count = 0;
  while (count < parts.length - 1 && PARTICLES.has(parts[count] ?? "")) count += 1;
  return { particle: parts.slice(0, count).join(" "), family: parts.slice(count).join(" ") };
}

function fromInverted(family: string, rest: string[]): NameParts {
  const inFamily = words(family);
  const suffix = rest.length > 1 ? (rest.shift() ?? "") : takeSuffix(inFamily);
  return { given: rest.join(" "), ...familyParts(inFamily), suffix };
}

function fromDisplayed(parts: string[], givenSuffix: string): NameParts {
  const suffix = givenSuffix === "" ? takeSuffix(parts) : givenSuffix;
  const isParticle = (word: string) => PARTICLES.has(word) || LARGE_PARTICLES.has(word);
  const found = parts.findIndex(
    (word, index) => index > 0 && index < parts.length - 1 && isParticle(word),
  );
  const start = found === -1 ? parts.length - 1 : found;
  return { given: parts.slice(0, start).join(" "), ...familyParts(parts.slice(start)), suffix };
}

/**
 * Splits a name as it is shown: by particles and suffixes, "Family, Given" turned round. The name of
 * an organisation is a family name alone.
 *
 * @param name not blank
 */
export function splitName(name: string): NameParts {
  const whole = { given: "", particle: "", family: name.trim(), suffix: "" };
  if (ORGANIZATION.test(name)) return whole;
  const [first = "", ...rest] = name.split(",").map((part) => part.trim());
  const [second = ""] = rest;
  if (rest.length === 1 && SUFFIX.test(second)) return fromDisplayed(words(first), second);
  if (first !== "" && second !== "") return fromInverted(first, rest);
  const parts = words(first);
  return parts.length < 2 ? whole : fromDisplayed(parts, "");
}
