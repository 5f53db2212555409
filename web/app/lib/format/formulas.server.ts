import temml from "temml";

/** LaTeX as the editor stores it and `cleanHtml` leaves it: text in an element that says so. */
const FORMULA = /<(span|div)(?=[^>]*\sdata-formula="(inline|block)")[^>]*>([^<]*)<\/\1>/g;

/** More is no formula, and the parser takes long over it. */
const LONGEST = 5_000;

/** Far below what the parser's own calls can nest. */
const DEEPEST = 100;

/** The most that a size may say, in em, and how often the text's own macros may expand. */
const LIMITS: { maxSize: [number, number]; maxExpand: number } = {
  maxSize: [20, 20],
  maxExpand: 200,
};

/**
 * Of the library's style sheet what the common notations need. It stands in the text, because
 * hardly any page has formulas and the site's one style sheet is sent with every page.
 */
const STYLES = `<style>
math{font-family:"Cambria Math","STIX Two Math","Noto Sans Math",math;font-size-adjust:none}
math *{border-color:currentColor}
math.tml-display{display:block;width:100%}
.tml-left{text-align:left;text-align:-webkit-left}
.tml-right{text-align:right;text-align:-webkit-right}
mtable.tml-jot>mtr>mtd{padding-block:.7ex}
.tml-sml-pad{padding-left:.05em}.tml-med-pad{padding-left:.1em}.tml-lrg-pad{padding-left:.15em}
.tml-overline{border-top:.065em solid}.tml-underline{border-bottom:.065em solid}.tml-fbox{padding:3pt;border:1px solid}
.prose{counter-reset:equation}.tml-eqn::before{counter-increment:equation;content:"(" counter(equation) ")"}
</style>`;

/**
 * Draws the formulas in clean HTML as MathML, which browsers show without scripts or fonts of ours.
 * What is no LaTeX stays as it was typed, as code.
 * @param html from `cleanHtml`: what it draws is not cleaned again
 */
export function drawFormulas(html: string): string {
  const drawn = html.replace(FORMULA, (_, tag: string, kind: string, escaped: string) => {
    const isBlock = kind === "block";
    const math = toMathMl(unescape(escaped), isBlock) ?? `<code>${escaped}</code>`;
    // What may scroll sideways must be reachable with the keyboard.
    const reachable = isBlock ? ' tabindex="0" role="group" aria-label="Formula"' : "";
    return `<${tag} class="formula" data-formula="${kind}"${reachable}>${math}</${tag}>`;
  });
  return drawn === html ? html : STYLES + drawn;
}

/**
 * The formulas in clean HTML as they were typed, for whoever may not show MathML.
 * @param html from `cleanHtml`
 */
export function quoteFormulas(html: string): string {
  return html.replace(
    FORMULA,
    (_, tag: string, _kind: string, escaped: string) => `<${tag}><code>${escaped}</code></${tag}>`,
  );
}

/** @returns null for what is no LaTeX, and for what would take too long to draw */
function toMathMl(latex: string, displayMode: boolean): string | null {
  if (latex.length > LONGEST || depthOf(latex) > DEEPEST) return null;
  try {
    const options = { displayMode, throwOnError: true, trust: false, ...LIMITS };
    const math = temml.renderToString(latex, { ...options, macros: {} });
    return isMathMl(math) ? math : null;
  } catch {
    return null;
  }
}

function depthOf(latex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of latex) {
    if (character === "{") deepest = Math.max(deepest, (depth += 1));
    if (character === "}") depth -= 1;
  }
  return deepest;
}

const TAG =
  /<\/?(?:m[a-z]+|div|span)(?:\s(?:class|style|display|displaystyle|scriptlevel|math[a-z]+|column[a-z]+|row[a-z]+|notation|[a-z]*space|width|height|depth|voffset|stretchy|fence|form|symmetric|largeop|movablelimits|accent|accentunder|separator|minsize|maxsize|line[a-z]+|side|align|intent|arg)="[^"<>]*")*>/g;

/**
 * The library escapes and leaves out what could run, and has had fewer eyes on it than the browser's
 * door deserves: only the elements and attributes of formulas pass.
 */
function isMathMl(text: string): boolean {
  return !text.replace(TAG, "").includes("<") && !/url\s*\(/i.test(text);
}

function unescape(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
