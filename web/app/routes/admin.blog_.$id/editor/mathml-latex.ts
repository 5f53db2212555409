import { fencedRow } from "./mathml-fences";
import { accentOver, FUNCTIONS, joined, joiningAccent, primes, tokenLatex } from "./mathml-tokens";

/** What a screen shows nothing of. */
const UNSEEN = new Set(["annotation", "annotation-xml", "none", "mprescripts"]);
const TOKENS = new Set(["mi", "mn", "mo", "ms", "mtext"]);

/** Limits of these stand above and below, or behind, as the place has it. */
const WITH_LIMITS = /^(?:[∑∏∐∫-∳⋀-⋃⨀-⨆]|\\(?:lim|limsup|liminf|max|min|sup|inf|det|gcd|Pr))\s*$/u;
const BRACED = /^\\(under|over)brace(?=\{)/;

/** The space behind a function, which LaTeX sets by itself. */
const AFTER_FUNCTION = new RegExp(`(\\\\(?:${[...FUNCTIONS].join("|")}) )(?:\\\\,)+`, "g");

/** What equations that stand below one another are aligned at. */
const RELATION = /^[=<>≤≥≈≃∼≡≠∝→⇒⇔]/u;

/**
 * LaTeX that is drawn as MathML is, for the editor's formulas: characters of mathematics stay as they are.
 * @param math the element, or one that was made after it
 */
export function latexOf(math: Element | null): string {
  return read(math ?? undefined)
    .replaceAll(AFTER_FUNCTION, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function read(element: Element | undefined): string {
  if (!element || UNSEEN.has(element.localName)) return "";
  if (TOKENS.has(element.localName)) return tokenLatex(element);
  const parts = [...element.children];
  const [first, second, third] = parts;
  switch (element.localName) {
    case "mspace":
      return space(element);
    case "semantics":
    case "maction":
      return read(first);
    case "mfrac":
      return fraction(element, first, second);
    case "msqrt":
      return `\\sqrt{${row(parts)}}`;
    case "mroot":
      return `\\sqrt[{${read(second)}}]{${read(first)}}`;
    case "msub":
      return scripts(read(first), read(second), "");
    case "msup":
      return scripts(read(first), "", read(second));
    case "msubsup":
      return scripts(read(first), read(second), read(third));
    case "munder":
      return limits(read(first), read(second), "");
    case "mover":
      return marked(read(first), joiningAccent(second) ?? read(second));
    case "munderover":
      return limits(read(first), read(second), read(third));
    case "mmultiscripts":
      return multiscripts(parts);
    case "mtable":
      return table(element, parts);
    case "mfenced":
      return fenced(element, parts);
    case "mphantom":
      return `\\phantom{${row(parts)}}`;
    case "menclose":
      return enclosed(element, row(parts));
    default:
      return row(parts);
  }
}

function row(parts: readonly Element[]): string {
  return fencedRow(parts, read);
}

function space(element: Element): string {
  const [, sign, width = "0"] = /^(-?)([\d.]+)/.exec(element.getAttribute("width") ?? "") ?? [];
  if (sign || Number(width) === 0) return "";
  return Number(width) < 1 ? "\\," : "\\quad ";
}

function fraction(element: Element, above?: Element, below?: Element): string {
  const isBinomial = parseFloat(element.getAttribute("linethickness") ?? "1") === 0;
  return `${isBinomial ? "\\genfrac{}{}{0pt}{}" : "\\frac"}{${read(above)}}{${read(below)}}`;
}

function scripts(base: string, below: string, above: string): string {
  const marks = primes(above);
  const sub = below && `_{${below}}`;
  const sup = above && (marks ?? `^{${above}}`);
  return grouped(base) + (marks === undefined ? sub + sup : sup + sub);
}

/** What stands below an accent, or below anything else. */
function marked(base: string, above: string): string {
  return accentOver(base, above) ?? limits(base, "", above);
}

/** What stands right below and above something. */
function limits(base: string, below: string, above: string): string {
  if (WITH_LIMITS.test(base) || BRACED.test(base)) return scripts(base, below, above);
  if (/^[⏟⎵]$/u.test(below)) return `\\underbrace{${limits(base, "", above)}}`;
  if (/^(?:_|‾|¯|―|\u0332|\\_)$/u.test(below)) return `\\underline{${limits(base, "", above)}}`;
  const over = above ? (accentOver(base, above) ?? `\\overset{${above}}{${base}}`) : base;
  return below ? `\\underset{${below}}{${over}}` : over;
}

/** The base, pairs of scripts behind it, and pairs before it. */
function multiscripts([base, ...parts]: readonly Element[]): string {
  const at = parts.findIndex(({ localName }) => localName === "mprescripts");
  const before = at < 0 ? [] : parts.slice(at + 1);
  const pairs = (texts: readonly string[]) =>
    texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1] ?? ""]] : []));
  const written = (own: string, elements: readonly Element[]) =>
    pairs(elements.map(read)).reduce(
      (text, [sub = "", sup = ""]) => (sub || sup ? scripts(text, sub, sup) + "{}" : text),
      own,
    );
  const behind = written(read(base), at < 0 ? parts : parts.slice(0, at)).replace(/\{\}$/, "");
  return before.length > 0 ? written("{}", before).replace(/\{\}$/, "") + behind : behind;
}

function table(element: Element, lines: readonly Element[]): string {
  const rows = lines.map(({ localName, children }) => {
    const cells = [...children].slice(localName === "mlabeledtr" ? 1 : 0);
    return cells.map((cell) => row([...cell.children]));
  });
  const columns = (element.getAttribute("columnalign") ?? "").split(/\s+/).filter(Boolean);
  const isAligned = rows.every(([, second]) => RELATION.test(second ?? ""));
  const [open, close] = environment(isAligned ? ["right", "left"] : columns);
  const written = rows.map((cells) => cells.join(" & ")).join(" \\\\ ");
  return `\\begin{${open}}${written}\\end{${close}}`;
}

/** "right left" are the columns of equations that stand below one another. */
function environment(columns: readonly string[]): [open: string, close: string] {
  if (columns.join(" ").startsWith("right left")) return ["aligned", "aligned"];
  if (columns.every((column) => column === "center")) return ["matrix", "matrix"];
  return [`array}{${columns.map((column) => column.charAt(0)).join("")}`, "array"];
}

function fenced(element: Element, parts: readonly Element[]): string {
  const {
    open = "(",
    close = ")",
    separators = ",",
  } = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value.trim()]));
  const mo = (text: string) => {
    const made = element.ownerDocument.createElement("mo");
    made.textContent = text;
    return made;
  };
  const inner = parts.flatMap((part, index) =>
    index === 0 || !separators ? [part] : [mo(separators.charAt(0)), part],
  );
  return row([mo(open), ...inner, mo(close)]);
}

const ENCLOSURES: Readonly<Record<string, string>> = {
  box: "boxed",
  top: "overline",
  bottom: "underline",
};

function enclosed(element: Element, inner: string): string {
  const command = ENCLOSURES[element.getAttribute("notation") ?? ""];
  return command === undefined ? inner : `\\${command}{${inner}}`;
}

/** What a script stands at: one character, number or command, else in braces. */
function grouped(base: string): string {
  const isOne =
    /^(?:.[\p{M}]*|[\d.]+|\\[a-zA-Z]+(?:\{[^{}]*\})?|\\.|\{\})$/u.test(base.trim()) ||
    (BRACED.test(base) && base.endsWith("}"));
  return isOne || FUNCTIONS.has(base) ? base : `{${joined([base])}}`;
}
