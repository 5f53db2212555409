import { Extension } from "@tiptap/core";
import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Footnote, FootnoteReference, Footnotes } from "tiptap-footnotes";

const ID = "data-id";

/** Of the library's plugins this one is replaced: see `KeptNotes`. */
const PASTE_HANDLER = "footnotePasteHandler";

const Reference = FootnoteReference.extend({
  addCommands() {
    return {
      addFootnote:
        () =>
        ({ state, tr, dispatch }) => {
          const node = this.type.create({ [ID]: newId() });
          const { $to, to } = state.selection;
          if (!$to.parent.canReplaceWith($to.index(), $to.index(), this.type)) return false;
          if (dispatch) tr.insert(to, node);
          return true;
        },
    };
  },

  addProseMirrorPlugins() {
    const plugins = this.parent?.() ?? [];
    return plugins.filter((plugin) => !keyOf(plugin).startsWith(PASTE_HANDLER));
  },
});

/** The key is in no type of the package that everybody builds on, but stands in every plugin. */
function keyOf(plugin: Plugin): string {
  return "key" in plugin && typeof plugin.key === "string" ? plugin.key : "";
}

/**
 * The library drops a note with the last reference to it, and gives pasted references new, empty
 * notes: a paragraph that was cut and pasted elsewhere would lose the words of its notes. Here they
 * are remembered, and put back into the note that is made anew.
 */
const KeptNotes = Extension.create({
  name: "keptNotes",
  addProseMirrorPlugins() {
    const { editor } = this;
    const words = new Map<string, Fragment>();
    return [
      new Plugin({
        key: new PluginKey("keptNotes"),
        props: {
          transformPasted(slice) {
            for (const [id, note] of notesOf(editor.state)) words.set(id, note.content);
            const taken = new Set(notesOf(editor.state).keys());
            const content = renamed(slice.content, taken, words);
            return new Slice(content, slice.openStart, slice.openEnd);
          },
        },
        appendTransaction(transactions, before, after) {
          if (!transactions.some(({ docChanged }) => docChanged)) return null;
          const old = notesOf(before);
          for (const [id, note] of old) words.set(id, note.content);
          const { tr } = after;
          after.doc.descendants((node, position) => {
            if (node.type.name !== "footnote") return node.type.name === "footnotes";
            const known = words.get(String(node.attrs[ID]));
            const isNew = !old.has(String(node.attrs[ID]));
            if (known && isNew && node.textContent === "" && !node.content.eq(known)) {
              const start = tr.mapping.map(position) + 1;
              tr.replaceWith(start, start + node.content.size, known);
            }
            return false;
          });
          return tr.docChanged ? tr : null;
        },
      }),
    ];
  },
});

function notesOf({ doc }: EditorState): Map<string, Node> {
  const notes = new Map<string, Node>();
  doc.descendants((node) => {
    if (node.type.name === "footnote") notes.set(String(node.attrs[ID]), node);
    return node.type.name === "footnotes";
  });
  return notes;
}

/** References to notes that are there already get notes of their own, with the same words. */
function renamed(
  content: Fragment,
  taken: ReadonlySet<string>,
  words: Map<string, Fragment>,
): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    const id = String(node.attrs[ID]);
    if (node.type.name !== "footnoteReference") {
      nodes.push(node.isLeaf ? node : node.copy(renamed(node.content, taken, words)));
    } else if (!taken.has(id)) {
      nodes.push(node);
    } else {
      const copy = newId();
      const note = words.get(id);
      if (note) words.set(copy, note);
      nodes.push(node.type.create({ ...node.attrs, [ID]: copy }, node.content, node.marks));
    }
  });
  return Fragment.from(nodes);
}

/** A name that no other note has; `crypto.randomUUID` exists only where the site is on https. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
}

/** Footnotes: numbered references in the text, and their notes at its end. */
export const footnotes = [Footnotes, Footnote, Reference, KeptNotes];
