import { mathMlOf } from "./office-math";

/** What Word writes for itself where others see a picture of a formula. */
const FORMULA = /<!--\[if gte msEquation \d+\]>([^]*?)<!\[endif\]-->/gi;
/** Begins the picture, right behind the formula. */
const PICTURE = /^\s*<!\[if !msEquation\]>/i;
/** Where parts for some readers alone begin and end; those in comments are none. */
const CONDITION = /<!--[^]*?-->|<!\[if [^\]]*\]>|<!\[endif\]>/gi;

/**
 * Puts MathML in the place of Word's formulas, which stand in comments with a picture behind them:
 * a file of the computer where they were copied.
 * @param html from the clipboard, before it is parsed
 */
export function revealWordFormulas(html: string): string {
  let text = "";
  let end = 0;
  for (const { 0: whole, 1: content = "", index } of html.matchAll(FORMULA)) {
    // Stands in the picture of the formula before.
    if (index < end) continue;
    const formula = mathMlOf(content);
    if (formula === "") continue;
    text += html.slice(end, index) + formula;
    end = index + whole.length;
    end += pictureLength(html.slice(end));
  }
  return text + html.slice(end);
}

/** How many characters the picture takes at the beginning of a text. */
function pictureLength(text: string): number {
  if (!PICTURE.test(text)) return 0;
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(CONDITION)) {
    if (found.startsWith("<!--")) continue;
    depth += found.startsWith("<![if") ? 1 : -1;
    if (depth === 0) return index + found.length;
  }
  return 0;
}
