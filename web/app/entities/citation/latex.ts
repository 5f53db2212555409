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
  "<": "\\textless{}",
  ">": "\\textgreater{}",
};

/** Text as LaTeX reads it in UTF-8, on one line. */
export function toLatex(text: string): string {
  return onOneLine(text).replaceAll(/[\\{}$&%#_^~<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Without line breaks and control characters, which no exported format has a place for. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
}

const COMMANDS = {
  i: "textit",
  b: "textbf",
  sub: "textsubscript",
  sup: "textsuperscript",
} as const;

/**
 * A title as LaTeX. Words with capitals are put in braces, so that no style makes them small; it keeps
 * the first letter, and the first one behind a colon, by itself.
 * @param html a title as `titleHtml` gives it
 */
export function titleToLatex(html: string): string {
  let isStart = true;
  return html.replaceAll(/<(\/?)(i|b|sub|sup)>|([^<]+)/g, (token, slash, name, text) => {
    if (typeof text === "string") {
      const latex = protectWords(unescapeText(text), isStart);
      isStart = false;
      return latex;
    }
    return slash ? "}" : `\\${commandOf(String(name))}{`;
  });
}

function commandOf(name: string): string {
  return Object.entries(COMMANDS).find(([element]) => element === name)?.[1] ?? "textrm";
}

function protectWords(text: string, isStart: boolean): string {
  const flat = text.replaceAll(/[\p{Cc}\s]+/gu, " ");
  return flat.replaceAll(/\S+/gu, (word, offset: number) => {
    const before = flat.slice(0, offset);
    const isFirst = before.trim() === "" ? isStart : /[:.?!]\s+$/.test(before);
    const needsBraces = /\p{Lu}/u.test(isFirst ? word.replace(/\p{L}/u, "") : word);
    return needsBraces ? `{${toLatex(word)}}` : toLatex(word);
  });
}
