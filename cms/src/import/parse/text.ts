import { decodeHTMLStrict } from "entities";
import { withoutInvisible } from "../../text/invisible";

/** Controls, marks of order and of direction: nothing that a reader would miss. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- Controls are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** What still is an entity once the entities are decoded has been encoded twice. */
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Entities of HTML as characters, also those that were encoded twice. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  const once = decodeHTMLStrict(text);
  return ENTITY.test(once) ? decodeHTMLStrict(once) : once;
}

function wellFormed(text: string): string {
  const normal = text.toWellFormed().normalize("NFC").replaceAll(/\r\n?/g, "\n");
  return withoutInvisible(normal).replaceAll(INVISIBLE, "");
}

/** Elements of titles in the wild, and the markup that a title keeps of them (scholarly §1). */
const MARKUP = new Map([
  ["i", "i"],
  ["em", "i"],
  ["italic", "i"],
  ["b", "b"],
  ["strong", "b"],
  ["bold", "b"],
  ["sub", "sub"],
  ["inf", "sub"],
  ["sup", "sup"],
]);

/** Elements that are left out, their content stays; anything else between "<" and ">" is text. */
const DROPPED = new Set(
  "p br div span u a font title sc scp tt small big h1 h2 h3 h4 ul ol li sec abstract list list-item label inline-formula disp-formula alternatives ext-link xref underline monospace roman sans-serif math mi mn mo mrow msub msup msubsup mtext mfrac msqrt mover munder mspace mstyle mfenced mtable mtr mtd semantics named-content styled-content break blockquote section article-title".split(
    " ",
  ),
);

const BLOCKS = new Set("p br div li sec title abstract h1 h2 h3 h4 break section".split(" "));

const TAG = /<(\/?)(?:(?:jats|mml|m|ns\d?):)?([a-z][a-z\d-]*)((?:\s[^<>]*)?)\/?>/gi;

/** Around formulas in another notation, beside the one that is kept. */
const HIDDEN = /<(\/?)(?:(?:jats|mml|m):)?(tex-math|annotation-xml|annotation)(?![\w-])[^<>]*>/gi;
const LONGEST_HIDDEN = 5000;

/** A text without these formulas; one pass, since many tags without an end would take long otherwise. */
function withoutHidden(text: string): string {
  const opened = new Map<string, { start: number; end: number }>();
  const hidden: { start: number; end: number }[] = [];
  for (const { 0: tag, 1: slash, 2: name = "", index } of text.matchAll(HIDDEN)) {
    const element = name.toLowerCase();
    const known = opened.get(element);
    const before = known !== undefined && index - known.end <= LONGEST_HIDDEN ? known : undefined;
    const end = index + tag.length;
    if (slash === "") {
      if (before === undefined) opened.set(element, { start: index, end });
    } else if (before !== undefined) {
      while ((hidden.at(-1)?.start ?? 0) > before.start) hidden.pop();
      hidden.push({ start: before.start, end });
      opened.delete(element);
    }
  }
  const kept = hidden.map(({ start }, index) => text.slice(hidden[index - 1]?.end ?? 0, start));
  return kept.join("") + text.slice(hidden.at(-1)?.end ?? 0);
}

function replaceTags(text: string, replaced: (name: string, slash: string) => string): string {
  if (!text.includes("<")) return text;
  return withoutHidden(text).replaceAll(TAG, (tag, slash: string, name: string) => {
    const element = name.toLowerCase();
    return MARKUP.has(element) || DROPPED.has(element) ? replaced(element, slash) : tag;
  });
}

/** Marks that are empty, or that stand around all of a title, which says nothing. */
function withoutIdleMarks(title: string): string {
  const filled = title.replaceAll(/<(i|b|sub|sup)>(\s*)<\/\1>/g, "$2");
  return filled.replace(/^<(i|b)>((?:(?!<\/?\1>).)*)<\/\1>$/s, "$2");
}

/**
 * A title as the cms keeps it: one line, with `i`, `b`, `sub` and `sup` as its only markup, entities
 * decoded, every other known element left out. What is no element stays text ("p < 0.05").
 */
export function cleanTitle(text: string): string {
  const marked = replaceTags(wellFormed(decodeEntities(text)), (name, slash) => {
    const mark = MARKUP.get(name);
    return mark === undefined ? (BLOCKS.has(name) ? " " : "") : `<${slash}${mark}>`;
  });
  return withoutIdleMarks(marked.replaceAll(/\s+/gu, " ").trim());
}

/** One line of plain text: without markup, entities decoded, white space as single blanks. */
export function cleanLine(text: string): string {
  const plain = replaceTags(wellFormed(decodeEntities(text)), (name) =>
    BLOCKS.has(name) ? " " : "",
  );
  return plain.replaceAll(/\s+/gu, " ").trim();
}

/** Plain text of several paragraphs, with a blank line between them. */
export function cleanParagraphs(text: string): string {
  const decoded = replaceTags(wellFormed(decodeEntities(text)), (name) =>
    BLOCKS.has(name) ? "\n\n" : "",
  );
  return decoded
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/gu, " ").trim())
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}
