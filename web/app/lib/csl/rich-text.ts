/** A run of text that is set in one way. */
export interface TextRun {
  text: string;
  /** The elements around it, the outermost first. */
  marks: readonly Mark[];
}

export const MARKS = ["i", "b", "sub", "sup"] as const;
export type Mark = (typeof MARKS)[number];

interface OpenElement {
  name: string;
  /** What it sets its text in. */
  mark: Mark | undefined;
  /** What it takes away. */
  unset: Mark | undefined;
}

const TOKEN = /<(\/?)([a-z]+)([^>]*)>|&(?:#(\d{1,7})|(amp|lt|gt|quot|nbsp));/g;
const NAMED = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00A0" } as const;
/** As the processor writes them: within italics, it sets italics upright again. */
const UNSETTING = { "font-style:normal": "i", "font-weight:normal": "b" } as const;

/**
 * The processor's HTML as runs of text. Italics, bold, and raised and lowered text are kept, whatever
 * stands around them is left out.
 */
export function parseRuns(html: string): TextRun[] {
  const runs: TextRun[] = [];
  const open: OpenElement[] = [];
  let end = 0;
  for (const match of html.matchAll(TOKEN)) {
    const [token, closing, name = "", attributes = "", code, entity] = match;
    push(runs, html.slice(end, match.index), open);
    end = match.index + token.length;
    if (code) push(runs, String.fromCodePoint(Math.min(Number(code), 0x10ffff)), open);
    else if (isNamed(entity)) push(runs, NAMED[entity], open);
    else if (closing) close(open, name);
    else open.push({ name, mark: MARKS.find((mark) => mark === name), unset: unsetBy(attributes) });
  }
  push(runs, html.slice(end), open);
  return runs;
}

function push(runs: TextRun[], text: string, open: readonly OpenElement[]): void {
  if (!text) return;
  const marks = marksWithin(open);
  const last = runs.at(-1);
  if (last && last.marks.join() === marks.join()) last.text += text;
  else runs.push({ text, marks });
}

function marksWithin(open: readonly OpenElement[]): Mark[] {
  const marks = new Set<Mark>();
  for (const { mark, unset } of open) {
    if (unset) marks.delete(unset);
    if (mark) marks.add(mark);
  }
  return [...marks];
}

function close(open: { name: string }[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index >= 0) open.splice(index, 1);
}

function unsetBy(attributes: string): Mark | undefined {
  return Object.entries(UNSETTING).find(([style]) => attributes.includes(style))?.[1];
}

function isNamed(entity: string | undefined): entity is keyof typeof NAMED {
  return entity !== undefined && entity in NAMED;
}
