import { createDocument, getHTMLFromFragment, getSchema } from "@tiptap/core";
import { extensions } from "./extensions";

/** What the editor keeps, or replaces by something that says the same. */
const KNOWN = new Set(
  "p h1 h2 h3 h4 h5 h6 strong b em i s del strike code pre ul ol li blockquote a img figure figcaption table thead tbody tfoot tr th td hr br sub sup span div section article".split(
    " ",
  ),
);

/** What else may be lost, by selector. A direction or a start that is so anyway is none. */
const PARTS: Readonly<Record<string, string>> = {
  img: "pictures",
  "a[href] img": "links around pictures",
  "[id]": "id",
  "[lang]": "lang",
  "[dir]:not([dir=ltr])": "dir",
  "[title]": "title",
  "[start]:not([start='1'])": "start",
  "[reversed]": "reversed",
  "[scope]": "scope",
};

/**
 * What the editor would drop of a text: it is read and written once as the editor does it.
 *
 * @param html as the cms has it: what no page would show is gone already
 * @returns names of elements and attributes, or descriptions in plain words; none when all is kept
 */
export function lostParts(html: string): string[] {
  const before = parsed(html);
  const schema = getSchema(extensions);
  const after = parsed(getHTMLFromFragment(createDocument(html, schema).content, schema));
  const lost = Object.entries(PARTS).flatMap(([selector, name]) =>
    count(before, selector) > count(after, selector) ? [name] : [],
  );
  const unknown = new Set(
    [...before.querySelectorAll("*")]
      .map(({ localName }) => localName)
      .filter((name) => !KNOWN.has(name)),
  );
  // Unknown elements may well be what holds the words.
  const losesWords = unknown.size === 0 && wordsOf(before) !== wordsOf(after);
  return [...unknown, ...lost, ...(losesWords ? ["some of its words"] : [])];
}

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

function count(text: HTMLElement, selector: string): number {
  return text.querySelectorAll(selector).length;
}

/** Its words, without spaces and without the numbers of footnotes, which follow from their order. */
function wordsOf(text: HTMLElement): string {
  for (const reference of text.querySelectorAll("a.footnote-ref")) reference.remove();
  return text.textContent.replaceAll(/\s/g, "");
}
