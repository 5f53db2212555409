import { Extension, type Extensions } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { BulletList, ListKeymap } from "@tiptap/extension-list";
import { ListItem } from "@tiptap/extension-list-item";
import { OrderedList } from "@tiptap/extension-ordered-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Strike } from "@tiptap/extension-strike";
import { Subscript } from "@tiptap/extension-subscript";
import { Superscript } from "@tiptap/extension-superscript";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Text } from "@tiptap/extension-text";
import { CharacterCount, Dropcursor, Gapcursor, UndoRedo } from "@tiptap/extensions";
import { safeHref } from "~/lib/http/safe-href";
import { Figure } from "./figure";
import { footnotes } from "./footnotes";
import { BlockFormula, InlineFormula } from "./formula";
import { RoomAroundTables } from "./room-around-tables";

/** The levels below the page's own title; others are brought to the nearest of them. */
export const HEADING_LEVELS = [2, 3, 4] as const;

const PostDocument = Document.extend({ content: "block+ footnotes?" });

const PostHeading = Heading.extend({
  parseHTML() {
    const level = (tag: string, value: number) => ({ tag, attrs: { level: value } });
    return [
      ...[level("h1", 2), level("h2", 2), level("h3", 3)],
      ...[level("h4", 4), level("h5", 4), level("h6", 4)],
    ];
  },
}).configure({ levels: [...HEADING_LEVELS] });

/** A place in the text itself. */
const ANCHOR = /^#[\w:.-]+$/;

const PostLink = Link.extend({ inclusive: false }).configure({
  openOnClick: false,
  defaultProtocol: "https",
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (url) => ANCHOR.test(url) || safeHref(url) !== undefined,
});

/** Columns are as wide as what is in them; widths would be styles, which no post keeps. */
const PostTable = Table.extend({
  renderHTML: () => ["table", ["tbody", 0]],
}).configure({ resizable: false, View: null });

const cellAttributes = {
  colspan: {
    default: 1,
    renderHTML: ({ colspan }: Record<string, unknown>) => spanOf("colspan", colspan),
  },
  rowspan: {
    default: 1,
    renderHTML: ({ rowspan }: Record<string, unknown>) => spanOf("rowspan", rowspan),
  },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

function spanOf(name: string, value: unknown): Record<string, unknown> {
  return value === 1 ? {} : { [name]: value };
}

const PostTableCell = TableCell.extend({ addAttributes: () => cellAttributes });
const PostTableHeader = TableHeader.extend({ addAttributes: () => cellAttributes });

/** Attributes that a text from elsewhere may have, and that the editor only keeps. */
const KeptAttributes = Extension.create({
  name: "keptAttributes",
  addGlobalAttributes() {
    const kept = { default: null, keepOnSplit: false };
    return [
      {
        types: ["paragraph", "heading", "blockquote", "bulletList", "orderedList", "table"],
        attributes: { id: kept, lang: kept, dir: kept },
      },
    ];
  },
});

/** Everything that a post may be made of. The sanitizers of web and cms let all of it pass. */
export const extensions: Extensions = [
  ...[PostDocument, Paragraph, Text, PostHeading, HardBreak, HorizontalRule, Blockquote],
  ...[Bold, Italic, Strike, Code, Subscript, Superscript, PostLink],
  ...[BulletList, OrderedList, ListItem, ListKeymap],
  ...[CodeBlock, Figure, InlineFormula, BlockFormula, ...footnotes],
  ...[PostTable, TableRow, PostTableHeader, PostTableCell],
  ...[RoomAroundTables, KeptAttributes, CharacterCount, Dropcursor, Gapcursor, UndoRedo],
];
