import type { ChainedCommands, Editor } from "@tiptap/core";
import {
  Asterisk,
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  Sigma,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextQuote,
  Undo2,
} from "lucide-react";
import type { DialogKind } from "./dialogs";

export interface Tool {
  label: string;
  /** As the browser's platform-neutral notation has it: "Control+B". */
  shortcut?: string;
  icon: LucideIcon;
  /** For what can be on or off. */
  isActive?: boolean;
  isDisabled?: boolean;
  run: () => void;
}

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** The tools of the toolbar, as the selection stands. @param open opens one of the dialogs */
export function toolGroups(editor: Editor, open: (kind: DialogKind) => void): Tool[][] {
  const run = (command: (chain: ChainedCommands) => ChainedCommands) => () => {
    command(editor.chain().focus()).run();
  };
  const is = (name: string, attributes?: Record<string, unknown>) => ({
    isActive: editor.isActive(name, attributes),
  });
  const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
    label: `Heading ${level}`,
    shortcut: `Control+Alt+${level}`,
    icon,
    ...is("heading", { level }),
    run: run((chain) => chain.toggleHeading({ level })),
  });
  const mark = (name: string, label: string, icon: LucideIcon, shortcut?: string): Tool => ({
    label,
    icon,
    ...(shortcut && { shortcut }),
    ...is(name),
    run: run((chain) => chain.toggleMark(name)),
  });
  const formula = editor.isActive("inlineFormula") || editor.isActive("blockFormula");
  return [
    [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
    [
      mark("bold", "Bold", Bold, "Control+B"),
      mark("italic", "Italic", Italic, "Control+I"),
      mark("strike", "Strikethrough", Strikethrough, "Control+Shift+S"),
      mark("code", "Code", Code, "Control+E"),
      mark("subscript", "Subscript", Subscript, "Control+,"),
      mark("superscript", "Superscript", Superscript, "Control+."),
    ],
    [
      {
        label: "Bullet list",
        icon: List,
        ...is("bulletList"),
        run: run((chain) => chain.toggleBulletList()),
      },
      {
        label: "Numbered list",
        icon: ListOrdered,
        ...is("orderedList"),
        run: run((chain) => chain.toggleOrderedList()),
      },
      {
        label: "Quote",
        icon: TextQuote,
        ...is("blockquote"),
        run: run((chain) => chain.toggleBlockquote()),
      },
      {
        label: "Code block",
        icon: SquareCode,
        ...is("codeBlock"),
        run: run((chain) => chain.toggleCodeBlock()),
      },
      { label: "Divider", icon: Minus, run: run((chain) => chain.setHorizontalRule()) },
    ],
    [
      { label: "Link", shortcut: "Control+K", icon: Link, ...is("link"), run: () => open("link") },
      { label: "Picture", icon: Image, ...is("figure"), run: () => open("picture") },
      {
        label: "Table",
        icon: Table,
        ...is("table"),
        isDisabled: !editor.can().insertTable(NEW_TABLE),
        run: run((chain) => chain.insertTable(NEW_TABLE)),
      },
      {
        label: "Footnote",
        icon: Asterisk,
        isDisabled: editor.isActive("footnote") || !editor.can().addFootnote(),
        run: () => addFootnote(editor),
      },
      { label: "Formula", icon: Sigma, isActive: formula, run: () => open("formula") },
    ],
    [
      {
        label: "Undo",
        shortcut: "Control+Z",
        icon: Undo2,
        isDisabled: !editor.can().undo(),
        run: run((chain) => chain.undo()),
      },
      {
        label: "Redo",
        shortcut: "Control+Shift+Z",
        icon: Redo2,
        isDisabled: !editor.can().redo(),
        run: run((chain) => chain.redo()),
      },
    ],
  ];
}

/** Adds a footnote, and goes on in its note. */
function addFootnote(editor: Editor): void {
  editor.chain().focus().addFootnote().run();
  const { $to } = editor.state.selection;
  const id: unknown = $to.nodeBefore?.attrs["data-id"];
  if (typeof id === "string") editor.commands.focusFootnote(id);
}
