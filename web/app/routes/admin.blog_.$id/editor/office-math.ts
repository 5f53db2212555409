/** Variants of MathML by the script, or else the style, of a run. */
const VARIANTS: Readonly<Record<string, string>> = {
  ...{ p: "normal", b: "bold", bi: "bold-italic" },
  ...{ "double-struck": "double-struck", script: "script", fraktur: "fraktur" },
  ...{ "sans-serif": "sans-serif", monospace: "monospace" },
};

/** Letters with their accents, numbers, and signs, each one token. */
const TOKENS = /\p{L}\p{M}*|\d+(?:[.,]\d+)*|[^]/gu;
/** The same where several letters are one name. */
const NAMES = /[\p{L}\p{M}]+|\d+(?:[.,]\d+)*|[^]/gu;

/** What has no closing tag in XML has one in HTML. */
const SELF_CLOSED = /<(m:[a-z]+)([^<>]*?)\/>/gi;

/**
 * The MathML of a formula in Office Math (ECMA-376 part 1, §22.1), as Word writes it into HTML: the
 * text of a run stands right in `m:r`, and elements of HTML, which say how it looks, may stand around
 * everything.
 * @param omml what stands in Word's comment
 * @returns HTML, of several formulas where each has a line; nothing where there is none
 */
export function mathMlOf(omml: string): string {
  const html = omml.replaceAll(SELF_CLOSED, "<$1$2></$1>");
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const isDisplayed = body.querySelector("m\\:omathpara") !== null;
  return [...body.querySelectorAll("m\\:omath")]
    .map((formula) => element("math", mathMl(formula), isDisplayed ? { display: "block" } : {}))
    .map(({ outerHTML }) => outerHTML)
    .join("");
}

function element(
  name: string,
  content: string | readonly Element[],
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (typeof content === "string") made.textContent = content;
  else made.append(...content);
  return made;
}

function mo(text: string): Element {
  return element("mo", text);
}

/** The elements of Office Math right in another one, through those of HTML. */
function childrenOf(parent: Element): Element[] {
  return [...parent.children].flatMap((child) =>
    child.localName.startsWith("m:") ? [child] : childrenOf(child),
  );
}

function isProperties({ localName }: Element): boolean {
  return localName.endsWith("pr");
}

/**
 * What a property of an element says.
 * @returns undefined where it is not set; "" where it is set without a value
 */
function property({ localName, children }: Element, name: string): string | undefined {
  const properties = [...children].find((child) => child.localName === `${localName}pr`);
  const found =
    properties && childrenOf(properties).find((child) => child.localName === `m:${name}`);
  return found && (found.getAttribute("m:val") ?? "");
}

function isOn(parent: Element, name: string): boolean {
  return ["", "1", "on", "true"].includes(property(parent, name) ?? "off");
}

/** The arguments of this name, each as one element of MathML. */
function argumentsOf(parent: Element, name: string): Element[] {
  return childrenOf(parent)
    .filter(({ localName }) => localName === `m:${name}`)
    .map((argument) => element("mrow", mathMl(argument)));
}

/** One argument, empty where it is missing. */
function argument(parent: Element, name: string): Element {
  return argumentsOf(parent, name)[0] ?? element("mrow", "");
}

function isEmpty(row: Element): boolean {
  return row.textContent.trim() === "";
}

/** What stands in an element, as MathML. */
function mathMl(parent: Element): Element[] {
  return childrenOf(parent)
    .filter((child) => !isProperties(child))
    .flatMap(convert);
}

function convert(part: Element): Element[] {
  const at = (name: string) => argument(part, name);
  switch (part.localName) {
    case "m:r":
      return run(part);
    case "m:f":
      return fraction(part);
    case "m:ssup":
      return [element("msup", [at("e"), at("sup")])];
    case "m:ssub":
      return [element("msub", [at("e"), at("sub")])];
    case "m:ssubsup":
      return [element("msubsup", [at("e"), at("sub"), at("sup")])];
    case "m:spre": {
      const before = [element("mprescripts", ""), at("sub"), at("sup")];
      return [element("mmultiscripts", [at("e"), ...before])];
    }
    case "m:rad": {
      const isSquare = isOn(part, "deghide") || isEmpty(at("deg"));
      return [isSquare ? element("msqrt", [at("e")]) : element("mroot", [at("e"), at("deg")])];
    }
    case "m:nary": {
      const sign = mo(property(part, "chr") ?? "∫");
      const [below, above] = [at("sub"), at("sup")];
      return [withLimits(sign, below, above), at("e")];
    }
    case "m:d":
      return [fenced(part)];
    case "m:m":
      return [table(childrenOf(part).map((row) => argumentsOf(row, "e")))];
    case "m:eqarr":
      return [equations(part)];
    case "m:acc":
      return [element("mover", [at("e"), mo(property(part, "chr") ?? "\u0302")])];
    case "m:bar":
      return [overOrUnder(part, "¯", "_")];
    case "m:groupchr": {
      const sign = property(part, "chr");
      return [overOrUnder(part, sign ?? "⏞", sign ?? "⏟")];
    }
    case "m:limlow":
      return [withLimits(at("e"), at("lim"))];
    case "m:limupp":
      return [element("mover", [at("e"), at("lim")])];
    case "m:func":
      return [at("fname"), at("e")];
    case "m:borderbox":
      return [element("menclose", [at("e")], { notation: "box" })];
    case "m:phant":
      return [element(isShown(part) ? "mrow" : "mphantom", [at("e")])];
    default:
      return mathMl(part);
  }
}

function isShown(phantom: Element): boolean {
  return property(phantom, "show") === undefined || isOn(phantom, "show");
}

/** A run of text, which is a formula's unless it says to be normal text. */
function run(part: Element): Element[] {
  const text = textOf(part).replaceAll(/[ \t\r\n]+/g, " ");
  if (isOn(part, "nor")) return [element("mtext", text)];
  const style = property(part, "sty") ?? "";
  const variant = VARIANTS[property(part, "scr") ?? ""] ?? VARIANTS[style];
  const tokens = text.match(style === "p" ? NAMES : TOKENS) ?? [];
  return tokens.flatMap((token) => {
    if (token === " ") return [];
    if (/\s/.test(token)) return [element("mtext", " ")];
    const name = /^\p{L}/u.test(token) ? "mi" : /^\d/.test(token) ? "mn" : "mo";
    return [element(name, token, variant === undefined ? {} : { mathvariant: variant })];
  });
}

function textOf(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (!(child instanceof Element)) return child.nodeType === 3 ? child.textContent : "";
      return isProperties(child) ? "" : textOf(child);
    })
    .join("");
}

function fraction(part: Element): Element[] {
  const [above, below] = [argument(part, "num"), argument(part, "den")];
  const type = property(part, "type");
  if (type === "lin") return [above, mo("/"), below];
  return [element("mfrac", [above, below], type === "noBar" ? { linethickness: "0" } : {})];
}

function withLimits(base: Element, below: Element, above = element("mrow", "")): Element {
  if (isEmpty(below)) return isEmpty(above) ? base : element("mover", [base, above]);
  if (isEmpty(above)) return element("munder", [base, below]);
  return element("munderover", [base, below, above]);
}

/** What a sign stands over, or under, as it does unless it says "top". */
function overOrUnder(part: Element, over: string, under: string): Element {
  const isOver = property(part, "pos") === "top";
  return element(isOver ? "mover" : "munder", [argument(part, "e"), mo(isOver ? over : under)]);
}

function fenced(part: Element): Element {
  const [open, between, close] = [
    property(part, "begchr") ?? "(",
    property(part, "sepchr") ?? "|",
    property(part, "endchr") ?? ")",
  ];
  const inner = argumentsOf(part, "e").flatMap((row, index) =>
    index === 0 || between === "" ? [row] : [mo(between), row],
  );
  const fences = (sign: string) => (sign === "" ? [] : [mo(sign)]);
  return element("mrow", [...fences(open), ...inner, ...fences(close)]);
}

function table(
  rows: readonly (readonly Element[])[],
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const cells = (row: readonly Element[]) => row.map((cell) => element("mtd", [cell]));
  const lines = rows.filter((row) => row.length > 0).map((row) => element("mtr", cells(row)));
  return element("mtable", lines, attributes);
}

/** Lines of an array, in which "&" is what they are aligned at. */
function equations(part: Element): Element {
  const rows = argumentsOf(part, "e").map((line) => {
    const cells: Element[][] = [[]];
    for (const child of line.children) {
      if (child.localName === "mo" && child.textContent === "&") cells.push([]);
      else cells.at(-1)?.push(child);
    }
    return cells.map((cell) => element("mrow", cell));
  });
  const columns = Array(Math.max(0, ...rows.map(({ length }) => length)));
  return table(rows, { columnalign: columns.fill("left").join(" ") });
}
