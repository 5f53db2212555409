/** The parts of a person's name, or the whole name of an organisation. */
export interface NameParts {
  given: string;
  /** "van", "de la": before the family name, and no part of it in an index. */
  particle: string;
  family: string;
  /** "Jr.", "III". */
  suffix: string;
}

/**
 * Words that no person is called by. These rules stand in web as well, for citations: `docs/names.json`
 * holds both together (docs/decisions/0029).
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

/** "Jr.", "III" and the like. */
export const SUFFIX = /^(?:jn?r|sn?r|junior|senior|i{2,3}|iv|2nd|3rd|4th)\.?$/iu;

const DEGREE = /^(?:ph\.?\s?d|m\.?d|m\.?sc|b\.?sc|d\.?phil|mph|rn|esq|dr|prof)\.?$/iu;

/**
 * What stands behind the commas of a name, without degrees and the like, which are no part of it. Behind
 * one word alone they are initials: "Smith, MD" is M. D. Smith.
 */
export function withoutDegrees(before: string, after: readonly string[]): string[] {
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

/** Takes a family name apart that may hold particles and a suffix ("van Beethoven", "King Jr."). */
export function splitFamily(family: string): Family {
  const words = family.split(/\s+/u).filter((word) => word !== "");
  const last = words.at(-1) ?? "";
  const suffix = words.length > 1 && SUFFIX.test(last) ? last : "";
  return { ...familyParts(suffix === "" ? words : words.slice(0, -1)), suffix };
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
  const suffix = after.find((part) => SUFFIX.test(part));
  const given = after.filter((part) => part !== suffix).join(" ");
  if (suffix !== undefined) return { given, suffix };
  const [, names = "", last = ""] = /^(.+) (\S+)$/u.exec(given) ?? [];
  return SUFFIX.test(last) ? { given: names, suffix: last } : { given, suffix: "" };
}

/**
 * Splits a name as it is shown: by particles and suffixes, "Family, Given" turned round. The name of
 * an organisation is a family name alone.
 *
 * @param name not blank
 */
export function splitName(name: string): NameParts {
  const text = name.trim().replace(/\s+/gu, " ");
  const [before = "", ...rest] = text.split(/\s*,\s*/u);
  if (before === "" || ORGANIZATION.test(text)) return whole(text);
  const after = withoutDegrees(before, rest);
  const { given, suffix } = givenAndSuffix(after);
  if (given !== "") {
    const family = splitFamily(before);
    return { given, ...family, suffix: suffix || family.suffix };
  }
  const words = before.split(" ");
  const last = words.at(-1) ?? "";
  const isSuffixed = suffix === "" && words.length > 2 && SUFFIX.test(last);
  return isSuffixed ? inDisplayOrder(words.slice(0, -1), last) : inDisplayOrder(words, suffix);
}
