import { joined } from "./mathml-tokens";

const CLOSING: Readonly<Record<string, string>> = {
  ...{ "(": ")", "[": "]", "{": "}", "⟨": "⟩", "⌊": "⌋", "⌈": "⌉", "|": "|", "‖": "‖", "∥": "∥" },
};
const FENCES = new Set([...Object.keys(CLOSING), ...Object.values(CLOSING)]);

/** What is higher than a line. */
const TALL = "mfrac, mtable, munderover, munder, mroot, msqrt";

/**
 * The parts of a row, in which fences around what is higher than a line grow with it, as in MathML.
 * @param read makes LaTeX of a part
 */
export function fencedRow(all: readonly Element[], read: (part: Element) => string): string {
  // What closes nothing that is seen stands in "cases".
  const parts = all.filter((part) => part.localName !== "mo" || part.textContent.trim() !== "");
  const texts = parts.map(read);
  for (const [open, close] of pairs(parts)) {
    const isTall = parts
      .slice(open + 1, close)
      .some((part) => part.matches(TALL) || part.querySelector(TALL) !== null);
    if (!isTall) continue;
    const cases =
      close === open + 2 && close === parts.length ? casesOf(texts[open + 1]) : undefined;
    if (cases !== undefined) {
      texts.splice(open, 2, cases);
      continue;
    }
    texts[open] = `\\left${texts[open] ?? ""}`;
    texts[close] = close < parts.length ? `\\right${texts[close] ?? ""}` : "\\right.";
  }
  return joined(texts);
}

/** A table behind a brace alone. */
function casesOf(table: string | undefined): string | undefined {
  const [, lines] =
    /^\\begin\{(?:matrix|array\}\{l*)\}(.*)\\end\{(?:matrix|array)\}$/su.exec(table ?? "") ?? [];
  return lines === undefined ? undefined : `\\begin{cases}${lines}\\end{cases}`;
}

function fenceOf(part: Element | undefined): string | undefined {
  const isFixed = part?.localName !== "mo" || part.getAttribute("stretchy") === "false";
  const text = isFixed ? "" : part.textContent.trim();
  return FENCES.has(text) ? text : undefined;
}

/** Where fences open and close; a brace before a table closes behind the row. */
function pairs(parts: readonly Element[]): [open: number, close: number][] {
  const found: [number, number][] = [];
  const open: number[] = [];
  parts.forEach((part, index) => {
    const fence = fenceOf(part);
    if (fence === undefined) return;
    const last = open.at(-1);
    const isClosing = last !== undefined && CLOSING[fenceOf(parts[last]) ?? ""] === fence;
    if (isClosing) found.push([open.pop() ?? 0, index]);
    else if (fence in CLOSING) open.push(index);
  });
  const [first] = open;
  const isCases = open.length === 1 && first !== undefined && fenceOf(parts[first]) === "{";
  return isCases ? [...found, [first, parts.length]] : found;
}
