/** Word's lists are paragraphs that say in a style which list they belong to, and how deep. */
const WORD_LIST = /mso-list:\s*(l\d+)\s+level([1-9]\d*)/i;
/** What Word's lists show to those who do not know them: the mark of an entry, as text. */
const LIST_MARK = /<!(?:--)?\[if !supportLists\](?:--)?>[^]*?<!(?:--)?\[endif\](?:--)?>/gi;
/** The mark that Word puts before an entry of a numbered list. */
const NUMBER = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;
/** The digits that count the entries: the last ones of "2.1." */
const DIGITS = /(\d+)[.)]?$/;

interface Entry {
  /** Word's name of its list. */
  list: string;
  level: number;
  /** Null where the entry does not show its mark. */
  tag: "ol" | "ul" | null;
  /** Null where it is not counted in digits. */
  count: number | null;
}

/** A list that the next entry may go on with. */
interface OpenList {
  of: Entry;
  element: HTMLElement;
  /** What the next entry counts. */
  next: number | null;
}

/** Keeps the marks of Word's lists, which stand in conditional comments, as elements. */
export function keepListMarks(html: string): string {
  return html.replace(LIST_MARK, (mark) => {
    const text = mark.replace(/<[^>]*>|&nbsp;|\s/g, "");
    if (!NUMBER.test(text)) return '<i data-mark="ul"></i>';
    return `<i data-mark="ol" data-count="${DIGITS.exec(text)?.[1] ?? ""}"></i>`;
  });
}

/** Makes lists of Word's paragraphs; to be called with what `keepListMarks` has answered. */
export function makeWordLists(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>("p[style*='mso-list']")]) {
    if (element.isConnected) wordLists(element);
  }
  for (const mark of body.querySelectorAll("[data-mark]")) mark.remove();
}

/** Makes lists of a paragraph and those right after it. */
function wordLists(first: HTMLElement): void {
  const open: OpenList[] = [];
  const place = document.createComment("");
  first.before(place);
  for (let paragraph: Element | null = first; paragraph; ) {
    const entry = entryOf(paragraph);
    if (entry === null) break;
    const next: Element | null = paragraph.nextElementSibling;
    const depth = Math.min(entry.level, open.length + 1);
    open.length = Math.min(open.length, depth);
    const last = open.at(-1);
    if (open.length === depth && last && !goesOn(last, entry)) open.pop();
    if (open.length < depth) open.push(newList(entry, open.at(-1), place));
    append(paragraph, open.at(-1));
    paragraph = next;
  }
  place.remove();
}

function entryOf(paragraph: Element): Entry | null {
  const [, list, level] = WORD_LIST.exec(paragraph.getAttribute("style") ?? "") ?? [];
  if (list === undefined) return null;
  const mark = paragraph.querySelector<HTMLElement>("[data-mark]")?.dataset;
  const tag = mark && (mark["mark"] === "ol" ? "ol" : "ul");
  const count = mark?.["count"];
  return { list, level: Number(level), tag: tag ?? null, count: count ? Number(count) : null };
}

function goesOn({ of, next }: OpenList, { list, tag, count }: Entry): boolean {
  const isOfKind = tag === null || tag === (of.tag ?? "ul");
  return list === of.list && isOfKind && (next === null || count === null || count === next);
}

function newList(entry: Entry, parent: OpenList | undefined, place: Comment): OpenList {
  const element = document.createElement(entry.tag ?? "ul");
  if (entry.count !== null && entry.count !== 1) element.setAttribute("start", `${entry.count}`);
  if (parent) (parent.element.lastElementChild ?? parent.element).append(element);
  else place.before(element);
  return { of: entry, element, next: entry.count };
}

function append(paragraph: Element, list: OpenList | undefined): void {
  const item = document.createElement("li");
  item.append(...paragraph.childNodes);
  paragraph.remove();
  list?.element.append(item);
  if (list && list.next !== null) list.next += 1;
}
