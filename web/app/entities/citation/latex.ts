import { onOneLine } from "~/lib/format/one-line";
import { unescapeText } from "~/entities/publication/title";

/** Characters that mean something to TeX or BibTeX. BibTeX counts braces even behind a backslash. */
const ESCAPES: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  $: "\\$",
  "&": "\\&",
  "%": "\\%",
  "#": "\\#",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
};

/**
 * Text as LaTeX reads it in UTF-8, on one line. Zotero knows no `\textless`. Two hyphens side by side
 * would be a dash.
 */
export function toLatex(text: string): string {
  return onOneLine(text)
    .replaceAll(/[<>]+|[\\{}$&%#_^~]/g, (sign) => ESCAPES[sign] ?? `$${sign}$`)
    .replaceAll(/-(?=-)/g, "-{}");
}

const COMMANDS = {
  i: "textit",
  b: "textbf",
  sub: "textsubscript",
  sup: "textsuperscript",
} as const;

/**
 * A title as LaTeX. Words with capitals are put in braces, so that no style makes them small; it keeps
 * the first letter, and the first one behind a colon, by itself. What is marked up is put in braces
 * as a whole, and twice: in one pair BibTeX takes a command for an accented letter, and makes it small.
 * @param html a title as `titleHtml` gives it
 */
export function titleToLatex(html: string): string {
  let isStart = true;
  const parts = partsOf(html).map((part) => {
    const text = part.replaceAll(TAG, "");
    const latex = wordsToLatex(unescapeText(text), isStart);
    const hasBraces = latex !== wordsToLatex(unescapeText(text), null);
    isStart = false;
    if (text === part) return latex;
    return hasBraces ? `{{${markupToLatex(part)}}}` : markupToLatex(part);
  });
  return parts.join("");
}

const TAG = /<(\/?)(i|b|sub|sup)>/g;

/** Each element with all that is in it, and the text between elements. */
function partsOf(html: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const [token, slash, name] of html.matchAll(/<(\/?)(i|b|sub|sup)>|[^<]+/g)) {
    if (depth === 0) parts.push(token);
    else parts.push((parts.pop() ?? "") + token);
    if (name) depth += slash ? -1 : 1;
  }
  return parts;
}

function markupToLatex(html: string): string {
  return html.replaceAll(/<(\/?)(i|b|sub|sup)>|([^<]+)/g, (_, slash, name, text) => {
    if (typeof text === "string") return wordsToLatex(unescapeText(text), null);
    return slash ? "}" : `\\${commandOf(String(name))}{`;
  });
}

function commandOf(name: string): string {
  return Object.entries(COMMANDS).find(([element]) => element === name)?.[1] ?? "textrm";
}

/**
 * Words as LaTeX, with the blanks around them.
 * @param isStart whether the title begins here; null for text whose capitals need no braces
 */
function wordsToLatex(text: string, isStart: boolean | null): string {
  const flat = text.replaceAll(/[\p{Cc}\s]+/gu, " ");
  return flat.replaceAll(/\S+/gu, (word, offset: number) => {
    if (isStart === null) return toLatex(word);
    const before = flat.slice(0, offset);
    const isFirst = before.trim() === "" ? isStart : /[:.?!]\s+$/.test(before);
    const needsBraces = /\p{Lu}/u.test(isFirst ? word.replace(/\p{L}/u, "") : word);
    return needsBraces ? `{${toLatex(word)}}` : toLatex(word);
  });
}
