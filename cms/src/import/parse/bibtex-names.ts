import { decodeLatex } from "./latex";
import {
  commasBeforeInitials,
  looksTurnedRound,
  personFrom,
  personFromParts,
  spacedInitials,
  wholeName,
  withOthers,
  type PersonName,
} from "./people";
import { decodeEntities } from "./text";

/** Fonts, footnotes and links around a name are none of it. */
const DECORATION =
  /\\(?:bf|bfseries|it|itshape|em|rm|sf|sl|sc|tt|underline|uline|ul|text(?:bf|it|sc|rm|sf|sl|tt|up|normal)|emph|mbox|hbox|mkbibbold|mkbibemph|protect|href\s*\{[^{}]*\}|textcolor\s*\{[^{}]*\})(?![a-zA-Z])\s*/g;
/** Stands where a font was set: the braces behind or around it make no whole name. */
const FONT = "\ue002";

const MARKS =
  /\\text(?:superscript|subscript)\s*\{[^{}]*\}|\$\s*\^?\s*\{?[^$]{0,20}\}?\s*\$|\\(?:thanks|footnote|footnotemark|orcidlink)\s*(?:\[[^\]]*\])?(?:\{[^{}]*\})?|\^\{[^{}]*\}|[([]?\b(?:orcid:?\s*)?\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b[)\]]?/gi;

/** "J.", "J. D.", "JD" and "J.-P.", as they follow a family name in a list. */
const INITIALS = /^(?:\p{Lu}[\p{Ll}]?\.?[\s-]?){1,4}$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

const tokens = new Map<RegExp, RegExp>();

/** A separator, a brace, or one behind a backslash. */
function tokenOf(separator: RegExp): RegExp {
  const known = tokens.get(separator);
  if (known !== undefined) return known;
  const token = new RegExp(`\\\\[{}\\\\]|[{}]|${separator.source}`, "giu");
  tokens.set(separator, token);
  return token;
}

/** The places of a text that no braces enclose, cut where a separator stands. */
function splitOutside(text: string, separator: RegExp): string[] {
  if (!text.includes("{")) return text.split(separator);
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  const token = tokenOf(separator);
  for (const match of text.matchAll(token)) {
    const [found] = match;
    if (found === "{") depth += 1;
    else if (found === "}") depth = Math.max(0, depth - 1);
    else if (depth === 0 && !found.startsWith("\\")) {
      parts.push(text.slice(start, match.index));
      start = match.index + found.length;
    }
  }
  return [...parts, text.slice(start)];
}

/** What one pair of braces encloses as a whole, or nothing. */
function inBraces(text: string): string | undefined {
  if (!text.startsWith("{") || !text.endsWith("}")) return undefined;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === "{") depth += 1;
    else if (text[index] === "}") {
      depth -= 1;
      if (depth === 0 && index < text.length - 1) return undefined;
    }
  }
  return text.slice(1, -1).trim();
}

const AND = /\s+and(?=\s|$)/i;
const COMMA = /,/;
const SEMICOLON = /;/;
const SEMICOLON_OR_AMPERSAND = /;|\s+\\?&\s+/;

/** Whether a list in braces is one of persons, not the name of an organization with "and". */
function namesPersons(names: readonly string[]): boolean {
  return names.every((name) => {
    const plain = plainOf(name).trim();
    if (looksTurnedRound(plain)) return true;
    const person = personFrom(plain);
    return (
      person !== undefined &&
      person.given !== "" &&
      !plain.includes(",") &&
      /^(?:\p{Lu}\S*\s?){2,4}$/u.test(plain)
    );
  });
}

/** BibLaTeX's other way to write a name: "family=Oliveira, given=André L., prefix=de". */
function labelledName(text: string): PersonName | undefined {
  if (!/^(?:family|given|prefix|suffix)\s*=/i.test(text)) return undefined;
  const fields = splitOutside(text, COMMA).map((part) => {
    const [, label = "", value = ""] = /^\s*"?(\w+)\s*=\s*(.*?)"?\s*$/s.exec(part) ?? [];
    return [label.toLowerCase(), decodeLatex(value).text] as const;
  });
  const { family, given, prefix, suffix } = Object.fromEntries(fields);
  return personFromParts({
    ...(family === undefined ? {} : { family }),
    ...(given === undefined ? {} : { given }),
    ...(prefix === undefined ? {} : { particle: prefix }),
    ...(suffix === undefined ? {} : { suffix }),
  });
}

const plainOf = (text: string) => decodeLatex(text.replaceAll(FONT, "")).text;

/** "Mario {Vargas Llosa}": braces round several words at the end make them the family name. */
function withFamilyInBraces(text: string): PersonName | undefined {
  if (!text.includes("{") || splitOutside(text, COMMA).length > 1) return undefined;
  const words = splitOutside(text, /\s+/).filter((word) => word !== "");
  const end = words.length - (SUFFIX.test(words.at(-1) ?? "") ? 1 : 0);
  const family = plainOf(inBraces(words[end - 1] ?? "") ?? "").trim();
  // "{Q. Public}" and "{King, Jr.}" are read as if they had none.
  if (!family.includes(" ") || family.includes(",") || /^\p{L}\./u.test(family)) return undefined;
  const given = words.slice(0, end - 1);
  const known = personFrom(plainOf([...given, "Family", ...words.slice(end)].join(" ")));
  const isPerson = known?.given && personFrom(plainOf(text))?.given;
  return isPerson ? personFromParts({ ...known, family }) : undefined;
}

function person(raw: string): PersonName | undefined {
  const text = raw.trim();
  if (text.startsWith(FONT)) {
    const rest = text.slice(FONT.length).trim();
    return person(inBraces(rest) ?? rest);
  }
  const inner = inBraces(text);
  if (inner === undefined) {
    return labelledName(text) ?? withFamilyInBraces(text) ?? personFrom(plainOf(text));
  }
  if (inner.startsWith(FONT)) return person(inner);
  const plain = plainOf(inner);
  // An accent in braces protects nothing.
  const isAccent = /^\\[^a-zA-Z]|^\\[a-zA-Z]+\s*$/.test(inner);
  return isAccent || looksTurnedRound(plain) ? personFrom(plain) : wholeName(plain);
}

/** Persons whom commas separate instead of "and": "J. Smith, A. Doe, B. Ray" or "Smith, J., Doe, A.". */
function splitCommas(text: string, isLast: boolean): string[] {
  const parts = splitOutside(text, COMMA)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2 || parts.some((part) => SUFFIX.test(part))) return [text];
  const plain = parts.map((part) => plainOf(part));
  const isPair = plain.length > 2 && plain.length % 2 === 0;
  if (isPair && plain.every((part, index) => index % 2 === 0 || INITIALS.test(part))) {
    return parts.flatMap((part, index) =>
      index % 2 === 0 ? [`${part}, ${parts[index + 1] ?? ""}`] : [],
    );
  }
  const isWhole = (part: string) => /^\p{Lu}[^\s]*(?:\s+\S+)+$/u.test(part);
  if (parts.length > 2 && plain.every(isWhole)) return parts;
  // "John Smith, Jane Doe, and Bob Ray"
  return isLast && plain.every(isWhole) && plain.every((part) => /^\p{Lu}\S*\s\p{L}/u.test(part))
    ? parts
    : [text];
}

/** "A. Doe {\em et al.}" and "A. Doe, et al." without what stands for others. */
function withoutEtAl(name: string): string {
  const end = name.slice(-LONGEST_ET_AL);
  const others = /,?[\ue002{\s]+et\.?\s+al\.?[}\s]*$/iu.exec(end);
  return others === null ? name : name.slice(0, name.length - end.length + others.index);
}
const LONGEST_ET_AL = 30;

/** @param said the names as the source has them */
function peopleOf(names: readonly string[], said: readonly string[]): PersonName[] {
  return withOthers(
    names.flatMap((name) => person(name) ?? []),
    said.map((name) => name.replaceAll(/[{}\ue002]/g, "")),
  );
}

/**
 * The persons and organizations of a name field of BibTeX, as a scholar would read it: "and others"
 * is "et al." at the end; braces make a whole name, except around a person's; fonts and footnotes are left out.
 * Lists with commas or semicolons instead of "and" are read as what they mean.
 */
export function namesFrom(raw: string): PersonName[] {
  const text = decodeEntities(raw)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<!\\)~/g, " ")
    .replaceAll(MARKS, "")
    .replaceAll(DECORATION, FONT)
    .trim();
  const list = splitOutside(` ${text}`, AND).map((part) => part.trim());
  const said = list.filter((part) => part !== "" && !/^xdata\s*=/i.test(part));
  const names = said.map(withoutEtAl).filter((part) => part !== "");
  const [only = ""] = names;
  if (names.length === 1) {
    const inner = inBraces(only);
    const parts = inner === undefined ? [] : splitOutside(` ${inner}`, AND);
    if (parts.length > 1 && namesPersons(parts)) return peopleOf(parts, parts);
  }
  const separated = names.flatMap((name) =>
    splitOutside(name, names.length === 1 ? SEMICOLON_OR_AMPERSAND : SEMICOLON).filter(
      (part) => part.trim() !== "",
    ),
  );
  // A comma before "and" is the end of a list with commas, and so is "et al.".
  const endsWithAnd = separated.length > 1 && (separated.at(-2) ?? "").trimEnd().endsWith(",");
  const isList = endsWithAnd || names.some((name, index) => name !== said[index]);
  const single = separated.length === 1 || isList;
  const persons = separated.flatMap((name) =>
    /^\s*\w+\s*=/.test(name) ? [name] : splitCommas(name, single && isList),
  );
  return peopleOf(spacedInitials(commasBeforeInitials(persons)), said);
}
