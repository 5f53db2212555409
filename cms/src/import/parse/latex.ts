import { parse } from "@citation-js/plugin-bibtex/lib/input/value.js";
import {
  BACKSLASH,
  extendTables,
  isCommand,
  FUNCTIONS,
  OPERATORS,
  PARAGRAPH,
} from "./latex-tables";

extendTables();

/** What only sets a text in a certain way: the command goes, its argument stays. */
const WRAPPERS =
  /\\(?:math(?:bb|cal|frak|scr|bf|it|sf|tt|rm|normal|ds|ord|op|bin|rel)|boldsymbol|bm|pmb|operatorname\*?|text(?:normal|up|rm|md|sf|tt|lf)?|[mhf]box|(?:[Mm]ake)?(?:upper|lower)case|left|right|[bB]ig+[lr]?|displaystyle|(?:script)+style|textstyle|(?:no)?limits|protect|relax|underline|uline|ul|overline|nolinkurl|mkbibquote|NoCaseChange|natexlab|switchargs|normalfont|upshape|mdseries|rmfamily|sffamily|ttfamily|(?:foot)?notesize|small|large|Large|huge|tiny|xspace|allowbreak|linebreak|noindent|nobreak|null|ignorespaces|bgroup|egroup|selectlanguage|lowercase)(?![a-zA-Z])\*?\s*/g;

/** What says nothing to a reader, with its argument. */
const SILENT =
  /\\(?:noopsort|sortnoop|SortNoop|footnote|thanks|label|index|cite[a-z]*|[vh]space|[hv]?phantom|footnote(?:mark|text)|orcid(?:link|icon|ID)?|(?:text)?color(?:box)?|begin|end|hskip|vskip|fontsize|selectfont)\s*\*?(?:\[[^\]]*\])?\{[^{}]*\}/g;

const FONTS: Readonly<Record<string, string>> = {
  it: "textit",
  itshape: "textit",
  em: "emph",
  sl: "textsl",
  bf: "textbf",
  bfseries: "textbf",
  sc: "textsc",
  scshape: "textsc",
  rm: "textrm",
  sf: "textsf",
  tt: "texttt",
};

/** Commands that need an argument in braces and have none. */
const BARE =
  /\\(?:text(?:it|bf|sl|sc|superscript|subscript)|emph|strong|enquote|mkbib(?:emph|italic|bold|quote)|href|url|texorpdfstring|[dt]?frac|nicefrac|sqrt)(?![a-zA-Z])\s*(?!\s*\{)/g;

const FUNCTION = new RegExp(
  String.raw`\\(${FUNCTIONS.join("|")})(?![a-zA-Z])\s*(?=([\p{L}\p{N}\\])?)`,
  "gu",
);

const OPERATOR_NAMES = Object.keys(OPERATORS).join("|");
const OPERATOR = new RegExp(String.raw`\\(${OPERATOR_NAMES})(?![a-zA-Z])(?:\{\})?`, "g");
/** An operator without a blank before it: the one behind it only ends the command. */
const TIGHT_OPERATOR = new RegExp(String.raw`(?<!\s)\\(?:${OPERATOR_NAMES}) +`, "g");

const FORMULA = /(?<!\\)\$(?:\\.|[^$\\])*\$/g;

/** What TeX reads as a letter in the middle of a word; a blank behind the command goes. */
const LETTERS_BEFORE_WORD = new Set(["ell", "hbar", "partial", "nabla", "neg", "lnot"]);

/** Dollar signs that are amounts, or have no other: text, no formula. */
function escapeAmounts(text: string): string {
  const places = [...text.matchAll(/(?<!\\)(?:\\\\)*\$/g)].map(
    (match) => match.index + match[0].length - 1,
  );
  const isAmount = /^\d[\d.,]*\s*(?:[a-z]{2,}|[-–])(?:\\[$%&]|[^\\^_{}=])*\s$/i;
  const escaped = new Set<number>();
  for (let index = 0; index < places.length; index += 2) {
    const [start, end] = [places[index] ?? 0, places[index + 1]];
    if (end === undefined) escaped.add(start);
    else if (isAmount.test(text.slice(start + 1, end))) {
      escaped.add(start);
      index -= 1;
    }
  }
  if (escaped.size === 0) return text;
  return Array.from(text.split(""), (char, index) => (escaped.has(index) ? "\\$" : char)).join("");
}

/** The rules that make the TeX of real files something that the library reads. */
function prepare(raw: string): string {
  const text = raw
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([?!])`(?!`)/g, (_, sign: string) => (sign === "?" ? "¿" : "¡"))
    .replaceAll(/\\\{\\vphantom\\\}|\{?\\vphantom\}?\\?\{\\?\}/g, "")
    .replaceAll(SILENT, "")
    .replaceAll(/\\(?:ensuremath|unit|SI)\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g, "$$$1$$")
    .replaceAll(/\\[([]((?:(?!\\[)\]]).)*)\\[)\]]/g, "$$$1$$")
    .replaceAll(/\$\$/g, "$")
    .replaceAll(/\^\s*(?:\{\s*\\(?:circ|degree)\s*\}|\\(?:circ|degree)(?![a-zA-Z]))/g, "°")
    .replaceAll(/\^\s*(?:\{\s*\\prime\s*\}|\\prime(?![a-zA-Z]))/g, "′")
    .replaceAll(/\\[dt]?frac\s*(\d)\s*(\d)/g, "$1/$2")
    .replaceAll(
      /\\(it|itshape|em|sl|bf|bfseries|sc|scshape|rm|sf|tt)\s*\{/g,
      (_, font: string) => `\\${FONTS[font] ?? "textrm"}{`,
    )
    .replaceAll(WRAPPERS, "")
    .replaceAll(FUNCTION, (_, name: string, next?: string) =>
      next === undefined ? name : `${name} `,
    )
    .replaceAll(FORMULA, (formula) =>
      formula.replaceAll(TIGHT_OPERATOR, (operator) => `${operator.trim()}{}`),
    )
    .replaceAll(OPERATOR, (_, name: string) => {
      const sign = OPERATORS[name] ?? "";
      return LETTERS_BEFORE_WORD.has(name) ? `{${sign}}` : sign;
    })
    .replaceAll(/(?<=[a-z])(?:\{\\([`'^"~])\{\}\}|\\([`'^"~])\{\})(?=[a-z])/gi, "\\$1$2 ")
    .replaceAll(/\\[~]\s*\{\s*\}/g, "\\textasciitilde{}")
    .replaceAll(/\\\^\s*\{\s*\}/g, "\\textasciicircum{}")
    .replaceAll(/\\([`'"=.])\s*\{\s*\}/g, "$1")
    .replaceAll(/\\[uvHcdbkrt]\s*\{\s*\}/g, "")
    .replaceAll(BARE, "")
    .replaceAll(/(?<![\p{L}`])`([^`']+)'(?![\p{L}'])/gu, "‘$1’");
  return text.includes("$") ? scriptsInBraces(escapeAmounts(text)) : text;
}

/** "x^2(y)" has one character raised; the library would take all that follows. */
function scriptsInBraces(text: string): string {
  return text.replaceAll(FORMULA, (formula) =>
    formula.replaceAll(/(?<!\\)([\^_])\s*([^\s\\{$])/g, "$1{$2}"),
  );
}

/**
 * Without the commands that nobody knows: the library would take them for the begin of the word in
 * their argument.
 *
 * @param unknown gets their names
 */
function withoutUnknown(text: string, unknown: string[]): string {
  return text.replaceAll(/\\\\|\\([a-zA-Z]+)(?: (?!\s*\{))?/g, (found, name?: string) => {
    if (name === undefined || isCommand(name)) return found;
    unknown.push(name);
    return "";
  });
}

/** Without braces and dollar signs, as the last resort. */
function withoutStructure(text: string): string {
  return text.replaceAll(/(?<!\\)[{}$]/g, "");
}

function parseValue(text: string): string | undefined {
  try {
    const value = parse(text, "abstract");
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Dotless letters under an accent have their dot in Unicode's composed letters. */
function composed(text: string): string {
  return text
    .replaceAll(/ı(?=\p{M})/gu, "i")
    .replaceAll(/ȷ(?=\p{M})/gu, "j")
    .normalize("NFC");
}

/** A value of BibTeX as text. */
export interface Decoded {
  /** In Unicode; may hold `i`, `b`, `sub`, `sup` and `span` as markup. */
  text: string;
  /** Commands that nobody knows; they were left out, their arguments are in the text. */
  unknown: string[];
  /** Whether braces or dollar signs do not match. */
  isBroken: boolean;
}

/** A formula, or an accent. */
const ESCAPED_TEX = /\$[^$]*[\\^_][^$]*\$|\$[a-z]\$|\\['"`^~]\{?[a-zA-Z]/i;

const BLANK_LINE = /\s*\n[^\S\n]*\n\s*/g;

const PLAIN = /[\\{}$~`]|--|''/;

/**
 * Reads the TeX of a value: accents, letters, signs, formulas, quotation marks, dashes.
 *
 * @param isAgain for what has been read once, and has turned out to be TeX
 */
export function decodeLatex(raw: string, isAgain = false): Decoded {
  if (!PLAIN.test(raw)) return { text: raw, unknown: [], isBroken: false };
  const unknown: string[] = [];
  const prepared = withoutUnknown(prepare(raw.replaceAll(BLANK_LINE, PARAGRAPH)), unknown);
  const whole = parseValue(prepared);
  const text = whole ?? parseValue(withoutStructure(prepared)) ?? withoutStructure(prepared);
  // Some programs escape what is TeX: "{\\textdollar}{\\textbackslash}oplus{\\textdollar}".
  const isTex = !isAgain && ESCAPED_TEX.test(text.replaceAll(BACKSLASH, "\\"));
  const again = isTex ? decodeLatex(text.replaceAll(BACKSLASH, "\\"), true) : undefined;
  if (again !== undefined && !again.isBroken) return again;
  // Of what could not be read commands are left.
  const plain = whole === undefined ? text.replaceAll(/\\[a-zA-Z]+ ?/g, "") : text;
  return {
    text: composed(plain).replaceAll(BACKSLASH, "\\").replaceAll(PARAGRAPH, "\n\n"),
    unknown,
    isBroken: whole === undefined,
  };
}
