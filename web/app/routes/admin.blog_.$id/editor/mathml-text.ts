/** Invisible: what stands on both sides of it must not become one word. It says "applied to" in MathML. */
const GAP = "\u2061";

/** A gap that is seen, since letters, digits or roots would touch. */
const SEEN_GAP = /(?<=[\p{L}\p{M}\p{N})\]′″*∞])\u2061+(?=[\p{L}\p{N}√∑∏∫])|(?<=\))\u2061+(?=\()/gu;

/** What needs no parentheses: a character, a number, a word, or what is within some already. */
const ATOM = /^√?(?:.|\p{L}[\p{M}′″]*|[\p{N}.,]+|\((?:[^()]|\([^()]*\))*\))$/u;
const WORD = /^\u2061+\p{L}+\u2061+$/u;

/** Accents and the characters that set them on the letter before. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ "¯": "\u0304", ˉ: "\u0304", "‾": "\u0304", "―": "\u0304", _: "\u0304" },
  ...{ "^": "\u0302", ˆ: "\u0302", "~": "\u0303", "˜": "\u0303", "→": "\u20D7", "⃗": "\u20D7" },
  ...{ "˙": "\u0307", ".": "\u0307", "¨": "\u0308", "..": "\u0308" },
};

/** What is drawn along a part of a formula. */
const BRACE = /^[⏞⏟⎴⎵⏜⏝_‾]$/;

const TOKENS = new Set(["mi", "mn", "mo", "ms", "mtext"]);

/** What a screen shows nothing of. */
const UNSEEN = new Set(["annotation", "annotation-xml", "mphantom", "none", "mprescripts"]);

/**
 * MathML as a line of text that can be read: "a/b", "x^2", "√(x+1)".
 * @param math the element, or one that was made after it
 */
export function mathText(math: Element | null): string {
  return read(math ?? undefined)
    .replaceAll(SEEN_GAP, " ")
    .replaceAll(GAP, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function read(element: Element | undefined): string {
  if (!element || UNSEEN.has(element.localName)) return "";
  if (TOKENS.has(element.localName)) return tokenText(element);
  const parts = [...element.children];
  const [first, second, third] = parts;
  switch (element.localName) {
    case "mspace":
      return element.getAttribute("width")?.startsWith("-") ? "" : " ";
    case "semantics":
    case "maction":
      return read(first);
    case "mfrac":
      return fraction(element, first, second);
    case "msqrt":
      return `√${grouped(row(parts))}${GAP}`;
    case "mroot":
      return scripts(read(first), "", `1/${grouped(read(second))}`);
    case "msub":
    case "munder":
      return scripts(read(first), read(second), "");
    case "msup":
      return scripts(read(first), "", read(second));
    case "mover":
      return accented(read(first), read(second));
    case "msubsup":
    case "munderover":
      return scripts(read(first), read(second), read(third));
    case "mtable":
      return parts.map((line) => [...line.children].map(read).join(" ")).join("; ");
    case "mmultiscripts":
      return parts.map(read).join(" ");
    case "mfenced":
      return fenced(element, parts);
    default:
      return row(parts);
  }
}

function row(parts: readonly Element[]): string {
  return parts.map(read).join("");
}

/** The characters of the alphabets of mathematics that have a letter of their own. */
const STYLED = /[\u{1D400}-\u{1D537}\u{1D56C}-\u{1D7FF}]/gu;

function tokenText({ localName, textContent }: Element): string {
  const text = textContent
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\u200B\u2062\u2064]/g, "")
    .replaceAll("\u2063", ",")
    .replaceAll(STYLED, (character) => character.normalize("NFKC"));
  if (localName === "mtext") return GAP + text + GAP;
  const token = text.trim();
  return /^\p{L}{2,}$/u.test(token) || (localName === "mi" && /^..+$/u.test(token))
    ? GAP + token + GAP
    : token;
}

function fraction(element: Element, above?: Element, below?: Element): string {
  const isBinomial = parseFloat(element.getAttribute("linethickness") ?? "1") === 0;
  const between = isBinomial ? " choose " : "/";
  return GAP + grouped(read(above)) + between + grouped(read(below)) + GAP;
}

function accented(base: string, over: string): string {
  const accent = ACCENTS[over];
  return accent !== undefined && /^\p{L}$/u.test(base) ? base + accent : scripts(base, "", over);
}

function scripts(base: string, below: string, above: string): string {
  const isPrime = /^[′″‴']+$/.test(above);
  if (BRACE.test(below || above)) return base;
  const sub = below && `_${grouped(below)}`;
  const sup = above && (isPrime ? above : `^${grouped(above)}`);
  const lead = base.startsWith(GAP) ? GAP : "";
  return lead + grouped(base) + (isPrime ? sup + sub : sub + sup) + GAP;
}

function grouped(text: string): string {
  const inner = text.replaceAll(/^[\s\u2061]+|[\s\u2061]+$/g, "");
  return inner === "" || ATOM.test(inner) || WORD.test(text) ? inner : `(${inner})`;
}

function fenced(element: Element, parts: readonly Element[]): string {
  const {
    open = "(",
    close = ")",
    separators = ",",
  } = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value.trim()]));
  return open + parts.map(read).join(separators.charAt(0)) + close;
}
