import { fromMathJax } from "./mathjax-tree";
import { latexOf } from "./mathml-latex";

/** What Wikipedia shows where MathML is not drawn. */
const PICTURE = "img[class*='mwe-math-fallback-image']";

/** Where MathJax 2 keeps the LaTeX of what stands before it. */
const SCRIPT = "script[type^='math/tex']";

/** Formulas as Wikipedia, KaTeX, MathJax 2 to 4 and others write them, the whole before its parts. */
const FORMULA = [
  ".mwe-math-element, [class*='mwe-math-mathml']",
  ".katex-display, .katex, .katex-mathml, mjx-container",
  ".MathJax_Display, .MathJax_SVG_Display, .MathJax, .MathJax_SVG, .MathJax_CHTML",
  `math, ${SCRIPT}, ${PICTURE}`,
].join();

/** The same formula again, right behind it. */
const COPY = `.katex-html, ${SCRIPT}, ${PICTURE}`;

/** What is shown while MathJax 2 is at work. */
const PREVIEW = ".MathJax_Preview";

const DISPLAYED = [
  ".katex-display, .MathJax_Display, .MathJax_SVG_Display, .MJXc-display",
  "math[display=block], mjx-container[display=true]",
  "script[type*='mode=display'], img.mwe-math-fallback-image-display",
].join();

const TEX = `annotation[encoding='application/x-tex'], ${SCRIPT}`;

/** What a formula on a line of its own cannot stand in. */
const TORN = "p, h1, h2, h3, h4, h5, h6";

/** What is seen without a text in it. */
const SEEN = "img, hr, table, [data-formula]";

/**
 * Makes the editor's own formulas of those of other pages. Each is there several times, as MathML,
 * as a picture or drawn for the eye, and as LaTeX; without LaTeX it is made of the MathML or the drawing.
 */
export function replaceFormulas(body: HTMLElement): void {
  for (const preview of body.querySelectorAll(PREVIEW)) preview.remove();
  for (const formula of body.querySelectorAll(FORMULA)) {
    if (body.contains(formula)) replaceFormula(formula);
  }
}

function replaceFormula(formula: Element): void {
  const copy = copyOf(formula);
  const parts = [formula, ...formula.querySelectorAll("*"), ...(copy ? [copy] : [])];
  const tex = texOf(parts) || latexFrom(formula);
  if (!tex) return;
  const isDisplayed = parts.some((part) => part.matches(DISPLAYED)) || isAlone(formula);
  copy?.remove();
  const made = document.createElement(isDisplayed ? "div" : "span");
  made.textContent = tex;
  made.dataset["formula"] = isDisplayed ? "block" : "inline";
  formula.replaceWith(made);
  if (isDisplayed) liftOut(made);
}

function copyOf(formula: Element): Element | null {
  const next = formula.nextSibling;
  const isCopy = next !== null && next === formula.nextElementSibling;
  return isCopy && !formula.matches(COPY) && formula.nextElementSibling.matches(COPY)
    ? formula.nextElementSibling
    : null;
}

/** Wikipedia indents a formula that is displayed, as the only one in a list without terms. */
function isAlone({ parentElement, textContent }: Element): boolean {
  return (
    parentElement?.localName === "dd" && parentElement.textContent.trim() === textContent.trim()
  );
}

/** Where LaTeX is found, the surest place first. */
const SOURCES: readonly ((part: Element) => string | null)[] = [
  (part) => (part.matches(TEX) ? part.textContent : null),
  (part) => part.getAttribute("data-latex"),
  (part) => (part.localName === "math" ? latexOnly(part.getAttribute("alttext")) : null),
  (part) => (part.matches(PICTURE) ? part.getAttribute("alt") : null),
];

function texOf(parts: readonly Element[]): string {
  const found = SOURCES.flatMap((read) => parts.map(read)).find((tex) => tex?.trim());
  return bare(found ?? "");
}

/** Some describe a formula in words where others have its LaTeX. */
function latexOnly(words: string | null): string | null {
  return words && (/[\\^_{]/.test(words) || !/\p{L}{2}/u.test(words)) ? words : null;
}

/** LaTeX on one line, without comments, and without the braces in which Wikipedia sets a style. */
function bare(tex: string): string {
  const line = tex
    .replaceAll(/(?<!\\)%.*\n/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const styled = /^\{\s?\\(?:display|text)style(?![a-z])(.*)\}$/i.exec(line)?.[1]?.trim();
  return styled !== undefined && isBalanced(styled) ? styled : line;
}

function isBalanced(tex: string): boolean {
  let depth = 0;
  for (const [token] of tex.matchAll(/\\.|[{}]/g)) {
    if (token === "{") depth += 1;
    if (token === "}") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function latexFrom(formula: Element): string {
  const math = formula.matches("math") ? formula : formula.querySelector("math");
  const written = formula.getAttribute("data-mathml");
  return latexOf(math ?? (written ? parsed(written) : null) ?? fromMathJax(formula));
}

function parsed(mathMl: string): Element | null {
  return new DOMParser().parseFromString(mathMl, "text/html").querySelector("math");
}

/** Puts what stands on a line of its own behind the paragraph that it is in, and the rest after it. */
function liftOut(line: HTMLElement): void {
  const around = line.parentElement?.closest(TORN);
  if (!around) return;
  const range = document.createRange();
  range.setStartAfter(line);
  range.setEndAfter(around);
  const rest = range.extractContents().firstElementChild;
  around.after(line);
  rest?.removeAttribute("id");
  if (rest && !isBlank(rest)) line.after(rest);
  if (isBlank(around)) around.remove();
}

function isBlank(paragraph: Element): boolean {
  return !paragraph.textContent.trim() && !paragraph.querySelector(SEEN);
}
