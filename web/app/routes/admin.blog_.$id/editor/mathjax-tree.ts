/** The order that MathML gives to operands; MathJax draws them from top to bottom. */
const RANK: Readonly<Record<string, number>> = {
  ...{ num: 0, base: 0, box: 0 },
  ...{ den: 1, under: 1, root: 1, over: 2 },
};

const TOKEN = /^(?:mi|mn|mo|ms|mtext)$/;

/** A character's code, where the font has it and the text has not. */
const CODE = /(?:^|\s)mjx-c([\dA-F]+)/;

interface Operand {
  rank: number;
  element: Element;
}

/**
 * The MathML of what MathJax 3 has drawn: what it writes for screen readers is in no copy.
 * @param formula an `mjx-container`
 * @returns null where there is no drawing
 */
export function fromMathJax(formula: Element): Element | null {
  const root = formula.querySelector("mjx-math, [data-mml-node=math]");
  return root && toMathMl(root);
}

/** "mfrac" of `mjx-mfrac` and of `g[data-mml-node=mfrac]`; of others what MathJax calls them. */
function nameOf(drawn: Element | null): string {
  const name = drawn?.getAttribute("data-mml-node") ?? drawn?.localName.replace(/^mjx-/, "") ?? "";
  return name.toLowerCase();
}

function toMathMl(drawn: Element): Element {
  const made = document.createElement(nameOf(drawn));
  if (TOKEN.test(made.localName)) made.textContent = charactersOf(drawn);
  else made.append(...elementsOf(operandsOf(drawn)));
  const hasLine = made.localName !== "mfrac" || drawn.querySelector("mjx-line, rect") !== null;
  if (!hasLine) made.setAttribute("linethickness", "0");
  return made;
}

function elementsOf(operands: readonly Operand[]): Element[] {
  return [...operands].sort((a, b) => a.rank - b.rank).map(({ element }) => element);
}

function charactersOf(token: Element): string {
  return [...token.querySelectorAll("*")]
    .map((part) => part.getAttribute("data-c") ?? CODE.exec(part.getAttribute("class") ?? "")?.[1])
    .map((code) => (code ? String.fromCodePoint(parseInt(code, 16)) : ""))
    .join("");
}

function operandsOf(drawn: Element): Operand[] {
  return [...drawn.children].flatMap((child): Operand[] => {
    const name = nameOf(child);
    if (name === "surd" || isRootSign(child)) return [];
    if (name === "script") return operandsOf(child).reverse();
    if (isMathMl(name) && !isLowerPart(child)) {
      return [{ rank: rankInDrawing(child), element: toMathMl(child) }];
    }
    const slot = slotOf(child, name);
    if (slot === undefined) return operandsOf(child);
    const element = document.createElement("mrow");
    element.append(...elementsOf(operandsOf(child)));
    return [{ rank: slot, element }];
  });
}

function isMathMl(name: string): boolean {
  return /^m[a-z]/.test(name) || name === "texatom";
}

/** A `munderover` is drawn as a `munder` below what stands over it. */
function isLowerPart({ parentElement, localName }: Element): boolean {
  return (
    localName === "mjx-munder" &&
    parentElement?.localName === "mjx-box" &&
    parentElement.parentElement?.localName === "mjx-munderover"
  );
}

/** Which operand a part of the layout holds; undefined for one that holds none, or several. */
function slotOf({ parentElement, localName }: Element, name: string): number | undefined {
  if (name === "box") return parentElement?.localName === "mjx-sqrt" ? RANK["box"] : undefined;
  const isUnderRoot = localName === "g" && /^m(?:sqrt|root)$/.test(nameOf(parentElement));
  return isUnderRoot ? RANK["box"] : RANK[name];
}

function isRootSign(drawn: Element): boolean {
  return (
    /^m(?:sqrt|root)$/.test(nameOf(drawn.parentElement)) &&
    nameOf(drawn) === "mo" &&
    charactersOf(drawn) === "√"
  );
}

/** In an SVG what is under something is further down; the sign of what is above it differs. */
function rankInDrawing(drawn: Element): number {
  const parent = nameOf(drawn.parentElement);
  if (parent === "mroot") return 1;
  if (!/^m(?:subsup|underover)$/.test(parent) || !drawn.hasAttribute("data-mml-node")) return 0;
  if (!drawn.previousElementSibling) return 0;
  return /translate\([^,]+,\s*-/.test(drawn.getAttribute("transform") ?? "") ? 1 : 2;
}
