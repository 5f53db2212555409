/** Names that LaTeX sets upright, with the space of an operator. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  "arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh sup tan tanh".split(
    " ",
  ),
);

/** Accents by the character that stands over something: on one character, and on several. */
const ACCENTS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  ...accents("¯ˉ‾―_\u0304\u0305", "bar", "overline"),
  ...accents("^ˆ^̂", "hat", "widehat"),
  ...accents("~˜∼̃", "tilde", "widetilde"),
  ...accents("→⃗⇀", "vec", "overrightarrow"),
  ...accents("\u20D6", "overleftarrow", "overleftarrow"),
  ...accents("\u20E1", "overleftrightarrow", "overleftrightarrow"),
  ...accents("˙.̇⋅·", "dot", "dot"),
  ...accents("¨̈", "ddot", "ddot"),
  ...accents("⏞⎴", "overbrace", "overbrace"),
  ...accents("`ˋ\u0300", "grave", "grave"),
  ...accents("´ˊ\u0301", "acute", "acute"),
  ...accents("ˇ̌", "check", "check"),
  ...accents("˘̆", "breve", "breve"),
};

function accents(characters: string, one: string, several: string) {
  return Object.fromEntries(Array.from(characters, (accent) => [accent, [one, several] as const]));
}

/** Alphabets of their own, by the first of their characters, up to the next one. */
const ALPHABETS: readonly (readonly [from: number, command: string])[] = [
  [0x1d400, "mathbf"],
  [0x1d434, ""],
  [0x1d468, "boldsymbol"],
  [0x1d49c, "mathcal"],
  [0x1d504, "mathfrak"],
  [0x1d538, "mathbb"],
  [0x1d56c, "mathfrak"],
  [0x1d5a0, "mathsf"],
  [0x1d670, "mathtt"],
  [0x1d6a4, ""],
  [0x1d6a8, "boldsymbol"],
  [0x1d6e2, ""],
  [0x1d71c, "boldsymbol"],
  [0x1d7ca, "mathbf"],
  [0x1d7d8, "mathbb"],
  [0x1d7e2, "mathsf"],
  [0x1d7f6, "mathtt"],
];

const VARIANTS: Readonly<Record<string, string>> = {
  normal: "mathrm",
  bold: "mathbf",
  "bold-italic": "boldsymbol",
  "double-struck": "mathbb",
  script: "mathcal",
  fraktur: "mathfrak",
  "sans-serif": "mathsf",
  monospace: "mathtt",
};

/** What is a sign of LaTeX, in a formula. */
const SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\backslash ",
  "^": "ˆ",
  "~": "∼",
  "−": "-",
  "‖": "\\|",
  "∥": "\\|",
};
const TEXT_SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
};

/** A name, number, operator or text. */
export function tokenLatex(element: Element): string {
  const { localName } = element;
  const text = element.textContent.replaceAll(/\s+/g, " ");
  if (localName === "mtext" || localName === "ms") return textLatex(text);
  const characters = text.replaceAll(/[\u200B\u2061\u2062\u2064]/gu, "").replaceAll("\u2063", ",");
  // "=" with a stroke through it is one character; a stroke alone is nothing.
  const token = characters
    .trim()
    .normalize("NFC")
    .replace(/^\p{M}+/u, "");
  if (/^[\p{L}\p{M}]{2,}$/u.test(token.normalize("NFKC"))) return nameLatex(token, element);
  const variant = VARIANTS[element.getAttribute("mathvariant") ?? ""] ?? "";
  return joined(Array.from(token, (character) => characterLatex(character, variant)));
}

function textLatex(text: string): string {
  if (text === "") return "";
  if (text.trim() === "") return "\\ ";
  const escaped = text.replaceAll(/[\\^~#$%&_{}]/g, (sign) => TEXT_SIGNS[sign] ?? `\\${sign}`);
  return `\\text{${escaped}}`;
}

/** "sin" and "rate": several letters are one name. An accent of Unicode belongs to one letter. */
function nameLatex(token: string, element: Element): string {
  const letters = token.normalize("NFKC");
  if (FUNCTIONS.has(letters)) return `\\${letters} `;
  const isOne = /^\p{L}\p{M}*$/u.test(token);
  if (isOne) return characterLatex(token, "");
  return element.localName === "mo" ? `\\operatorname{${letters}}` : `\\mathrm{${letters}}`;
}

function characterLatex(character: string, variant: string): string {
  if (/^[#$%&_{}]$/.test(character)) return `\\${character}`;
  const code = character.codePointAt(0) ?? 0;
  const alphabet =
    code < 0x1d400 || code > 0x1d7ff ? undefined : ALPHABETS.findLast(([from]) => from <= code);
  const plain = alphabet ? character.normalize("NFKC") : (SIGNS[character] ?? character);
  const command = alphabet?.[1] ?? (/^[\p{L}\p{N}]$/u.test(character) ? variant : "");
  // Greek letters are upright as they are, and have no font of their own.
  const isUprightAnyway = command === "mathrm" && !/^[a-z]$/i.test(plain);
  return command && !isUprightAnyway ? `\\${command}{${plain}}` : plain;
}

/** One text of several, with a blank where a command would go on in the next one. */
export function joined(texts: readonly string[]): string {
  return texts.reduce(
    (text, next) =>
      /\\[a-zA-Z]+$/.test(text) && /^[a-zA-Z]/.test(next) ? `${text} ${next}` : text + next,
    "",
  );
}

/** "'" for "′" and the like; nothing for any other text. */
export function primes(text: string): string | undefined {
  if (!/^[′″‴⁗']+$/u.test(text)) return undefined;
  return text
    .replaceAll("⁗", "''''")
    .replaceAll("‴", "'''")
    .replaceAll("″", "''")
    .replaceAll("′", "'");
}

/**
 * The mark that stands over something where it is one that joins a character, of which a token of its
 * own keeps nothing.
 */
export function joiningAccent(element: Element | undefined): string | undefined {
  const text = element?.textContent.trim() ?? "";
  return /^\p{M}$/u.test(text) && text in ACCENTS ? text : undefined;
}

/** "\bar{x}" where what stands over something is an accent. */
export function accentOver(base: string, over: string): string | undefined {
  const accent = ACCENTS[over.replace(/^\\(?=.$)/, "")];
  if (accent === undefined || base === "") return undefined;
  const isOne = /^(?:.\p{M}*|\\[a-z]+\{.\})$/iu.test(base.trim());
  return `\\${accent[isOne ? 0 : 1]}{${base}}`;
}
