import { type Editor, Extension } from "@tiptap/core";
import type { Node as EditorNode } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

type Side = "before" | "after";

/** How deep a cell lies in its table, below its row. */
const CELL = 2;

/**
 * Lets text begin before a table that stands first and behind one that stands last, where there is no
 * paragraph yet: with the arrow keys, and with a click below the table.
 */
export const RoomAroundTables = Extension.create({
  name: "roomAroundTables",
  // The table's own keys keep the cursor in its cell.
  priority: 1_000,

  addKeyboardShortcuts() {
    return {
      ArrowUp: ({ editor }) => leaveTable(editor, "before"),
      ArrowDown: ({ editor }) => leaveTable(editor, "after"),
    };
  },

  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown: (view, event) => {
              const { lastChild } = view.state.doc;
              if (lastChild?.type.name !== "table" || !isBelowText(view, event)) return false;
              event.preventDefault();
              return addParagraph(editor, view.state.doc.content.size);
            },
          },
        },
      }),
    ];
  },
});

/** @returns false when the cursor stays in the table, or has a place to go to */
function leaveTable(editor: Editor, side: Side): boolean {
  const { $head, empty } = editor.state.selection;
  const depth = depthOfTable(editor);
  if (!empty || depth === null) return false;
  const step = side === "after" ? 1 : -1;
  const isAtEdge = (at: number) => !$head.node(at).maybeChild($head.index(at) + step);
  const isAtEdgeFrom = (at: number): boolean =>
    at >= $head.depth || (isAtEdge(at) && isAtEdgeFrom(at + 1));
  const isOutermostLine =
    isAtEdge(depth) &&
    isAtEdgeFrom(depth + CELL) &&
    editor.view.endOfTextblock(side === "after" ? "down" : "up");
  const neighbor = $head.node(depth - 1).maybeChild($head.index(depth - 1) + step);
  if (!isOutermostLine || (neighbor && !isFootnotes(neighbor))) return false;
  return addParagraph(editor, $head[side](depth));
}

function depthOfTable({ state }: Editor): number | null {
  const { $head } = state.selection;
  for (let depth = $head.depth; depth > 0; depth -= 1) {
    if ($head.node(depth).type.name === "table") return depth;
  }
  return null;
}

function isFootnotes({ type }: EditorNode): boolean {
  return type.name === "footnotes";
}

function isBelowText({ dom }: EditorView, { target, clientY }: MouseEvent): boolean {
  const bottom = dom.lastElementChild?.getBoundingClientRect().bottom ?? Infinity;
  return target === dom && clientY > bottom;
}

function addParagraph(editor: Editor, position: number): boolean {
  // Tiptap's own command waits for the next frame, and what is typed before that would be lost.
  editor.view.focus();
  return editor
    .chain()
    .insertContentAt(position, { type: "paragraph" })
    .setTextSelection(position + 1)
    .scrollIntoView()
    .run();
}
