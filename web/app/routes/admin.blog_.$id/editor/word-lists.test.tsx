import { expect, it } from "vitest";
import { cleanPaste } from "./clean-paste";

/** Paragraphs as Word copies entries of lists: the list, the level, and the mark that is shown. */
function word(...entries: readonly (readonly [list: string, level: number, mark: string])[]) {
  const paragraphs = entries.map(
    ([list, level, mark], index) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${index}</p>`,
  );
  return cleanPaste(paragraphs.join("\n")).replaceAll(/\n/g, "");
}

it.each([
  [
    "bullets, then numbers",
    word(["l0", 1, "·"], ["l0", 1, "·"], ["l1", 1, "1."]),
    "<ul><li>0</li><li>1</li></ul><ol><li>2</li></ol>",
  ],
  [
    "numbers, a bullet, then a new list of numbers",
    word(["l0", 1, "1."], ["l0", 1, "2."], ["l1", 1, "·"], ["l2", 1, "1."]),
    "<ol><li>0</li><li>1</li></ol><ul><li>2</li></ul><ol><li>3</li></ol>",
  ],
  [
    "another list of the same kind",
    word(["l0", 1, "·"], ["l1", 1, "§"]),
    "<ul><li>0</li></ul><ul><li>1</li></ul>",
  ],
  [
    "another kind in the same list",
    word(["l0", 1, "1."], ["l0", 1, "·"]),
    "<ol><li>0</li></ol><ul><li>1</li></ul>",
  ],
  [
    "numbers that begin again",
    word(["l0", 1, "1."], ["l0", 1, "2."], ["l0", 1, "1."]),
    "<ol><li>0</li><li>1</li></ol><ol><li>2</li></ol>",
  ],
  [
    "numbers that go on behind a bullet",
    word(["l0", 1, "1)"], ["l0", 1, "2)"], ["l1", 1, "·"], ["l0", 1, "3)"], ["l0", 1, "4)"]),
    '<ol><li>0</li><li>1</li></ol><ul><li>2</li></ul><ol start="3"><li>3</li><li>4</li></ol>',
  ],
])("%s are lists of their own", (_, html, expected) => {
  expect(html).toBe(expected);
});

it.each([
  [
    "of another list",
    word(["l0", 1, "1."], ["l1", 2, "o"], ["l1", 2, "o"], ["l0", 1, "2."]),
    "<ol><li>0<ul><li>1</li><li>2</li></ul></li><li>3</li></ol>",
  ],
  [
    "of two kinds",
    word(["l0", 1, "·"], ["l1", 2, "a."], ["l1", 2, "b."], ["l0", 2, "o"], ["l0", 1, "·"]),
    "<ul><li>0<ol><li>1</li><li>2</li></ol><ul><li>3</li></ul></li><li>4</li></ul>",
  ],
  [
    "numbered through",
    word(["l0", 1, "1."], ["l0", 2, "1.1."], ["l0", 2, "1.2."], ["l0", 1, "2."], ["l0", 2, "2.1."]),
    "<ol><li>0<ol><li>1</li><li>2</li></ol></li><li>3<ol><li>4</li></ol></li></ol>",
  ],
  [
    "that skips a level, and a list that begins within it",
    word(["l0", 2, "o"], ["l0", 1, "·"], ["l0", 3, "1."], ["l1", 1, "1."]),
    "<ul><li>0</li><li>1<ol><li>2</li></ol></li></ul><ol><li>3</li></ol>",
  ],
])("a list within a list stays in it: %s", (_, html, expected) => {
  expect(html).toBe(expected);
});

it.each([
  [["i.", "ii.", "iii."]],
  [["a)", "b)", "c)"]],
  [["(1)", "(2)", "(3)"]],
  [["9.", "10.", "11."]],
])("%j are one list", (marks) => {
  const html = word(...marks.map((mark) => ["l0", 1, mark] as const));
  const start = marks[0] === "9." ? ' start="9"' : "";
  expect(html).toBe(`<ol${start}><li>0</li><li>1</li><li>2</li></ol>`);
});
