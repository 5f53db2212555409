/** A run of text that is set in one way. */
export interface TextRun {
  text: string;
  /** The elements around it, the outermost first. */
  marks: readonly Mark[];
}

export const MARKS = ["i", "b", "sub", "sup"] as const;
export type Mark = (typeof MARKS)[number];

const TOKEN = /<(\/?)([a-z]+)([^>]*)>|&(?:#(\d{1,7})|(amp|lt|gt|quot|nbsp));/g;
const NAMED = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00A0" } as const;

/**
 * The processor's HTML as runs of text. Italics, bold, and raised and lowered text are kept, whatever
 * stands around them is left out.
 */
export function parseRuns(html: string): TextRun[] {
  const runs: TextRun[] = [];
  const open: { name: string; mark: Mark | null }[] = [];
  let end = 0;
  for (const match of html.matchAll(TOKEN)) {
    const [token, closing, name = "", attributes = "", code, entity] = match;
    push(runs, html.slice(end, match.index), open);
    end = match.index + token.length;
    if (code) push(runs, String.fromCodePoint(Math.min(Number(code), 0x10ffff)), open);
    else if (isNamed(entity)) push(runs, NAMED[entity], open);
    else if (closing) close(open, name);
    else open.push({ name, mark: markOf(name, attributes) });
  }
  push(runs, html.slice(end), open);
  return runs;
}

/** The same without marks, as it is copied. */
export function plainText(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join("");
}

function push(runs: TextRun[], text: string, open: readonly { mark: Mark | null }[]): void {
  if (!text) return;
  const marks = [...new Set(open.flatMap(({ mark }) => mark ?? []))];
  const last = runs.at(-1);
  if (last && last.marks.join() === marks.join()) last.text += text;
  else runs.push({ text, marks });
}

function close(open: { name: string }[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index >= 0) open.splice(index, 1);
}

/** Within italics, the processor sets italics upright again. */
function markOf(name: string, attributes: string): Mark | null {
  if (attributes.includes("font-style:normal")) return null;
  return MARKS.find((mark) => mark === name) ?? null;
}

function isNamed(entity: string | undefined): entity is keyof typeof NAMED {
  return entity !== undefined && entity in NAMED;
}
