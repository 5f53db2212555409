import { replaceFormulas } from "./pasted-formulas";

/** What word processors put beside the text. */
const NOISE =
  "script, style, meta, link, title, xml, o\\:p, head, img[src^='file:'], img[src^='data:'], img[src^='blob:'], .Apple-interchange-newline";

/** Word's lists are paragraphs that say in a style which list they belong to, and how deep. */
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
/** What Word's lists show to those who do not know them: the mark of an entry, as text. */
const LIST_MARK = /<!(?:--)?\[if !supportLists\](?:--)?>[^]*?<!(?:--)?\[endif\](?:--)?>/gi;
/** The mark that Word puts before an entry of a numbered list. */
const NUMBER = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

/**
 * HTML from the clipboard without what Word, Google Docs and others add to it. What remains is
 * matched against the editor's own elements, which drops all styles, classes and unknown elements.
 */
export function cleanPaste(html: string): string {
  // Conditional comments hide marks of lists, which would be typed text otherwise.
  const text = html.replace(LIST_MARK, wordMark);
  const { body } = new DOMParser().parseFromString(text, "text/html");
  removeComments(body);
  replaceFormulas(body);
  for (const element of body.querySelectorAll(NOISE)) element.remove();
  for (const element of [...body.querySelectorAll<HTMLElement>("p[style*='mso-list']")]) {
    if (element.isConnected) wordList(element);
  }
  for (const mark of body.querySelectorAll("[data-mark]")) mark.remove();
  // Links to Word's and Google's own footnotes lead nowhere here; their numbers stay.
  for (const link of body.querySelectorAll(
    "a[href*='#_ftn'], a[href^='#ftnt'], a[href^='#_msocom']",
  )) {
    link.replaceWith(...link.childNodes);
  }
  return body.innerHTML;
}

function wordMark(mark: string): string {
  const isNumber = NUMBER.test(mark.replace(/<[^>]*>|&nbsp;|\s/g, ""));
  return `<i data-mark="${isNumber ? "number" : "bullet"}"></i>`;
}

function removeComments(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType === 8) node.remove();
    else removeComments(node);
  }
}

/** Makes one list of a paragraph and those after it that belong to it. */
function wordList(first: HTMLElement): void {
  const lists: HTMLElement[] = [];
  const place = document.createComment("");
  first.before(place);
  for (let entry: Element | null = first; entry; ) {
    const level = levelOf(entry);
    if (level === null) break;
    const next: Element | null = entry.nextElementSibling;
    const depth = Math.min(level, lists.length + 1);
    lists.length = Math.min(lists.length, depth);
    if (lists.length < depth) lists.push(newList(entry, lists.at(-1)));
    const item = document.createElement("li");
    item.append(...entry.childNodes);
    lists.at(-1)?.append(item);
    entry.remove();
    entry = next;
  }
  if (lists[0]) place.replaceWith(lists[0]);
}

function levelOf(entry: Element): number | null {
  const level = WORD_LIST.exec(entry.getAttribute("style") ?? "")?.[1];
  return level ? Number(level) : null;
}

function newList(entry: Element, parent: HTMLElement | undefined): HTMLElement {
  const isNumbered = entry.querySelector("[data-mark=number]") !== null;
  const list = document.createElement(isNumbered ? "ol" : "ul");
  (parent?.lastElementChild ?? parent)?.append(list);
  return list;
}
