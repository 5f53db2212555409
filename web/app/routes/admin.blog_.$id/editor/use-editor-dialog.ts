import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { z } from "zod";
import type { DialogKind, TypedValues } from "./dialogs";

const keptDialog = z.object({
  kind: z.enum(["link", "picture", "formula"]),
  /** What was selected. */
  from: z.number(),
  to: z.number(),
  isNode: z.boolean(),
  values: z.record(z.string(), z.string()),
});

type KeptDialog = z.infer<typeof keptDialog>;

/** Which dialog is open over the text of a post, and what is typed into it, as a text for `DIALOG_FIELD`. */
export function useEditorDialog(field: RefObject<HTMLTextAreaElement | null>) {
  const [shown, setShown] = useState<{ kind: DialogKind; restored: TypedValues | null } | null>(
    null,
  );
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    // The form hears nothing of what happens in a dialog.
    field.current?.form?.dispatchEvent(new Event("input"));
  }, [field, typed]);
  const open = useCallback((kind: DialogKind) => setShown({ kind, restored: null }), []);
  const restore = useCallback(
    ({ kind, values }: KeptDialog) => setShown({ kind, restored: values }),
    [],
  );
  const close = useCallback(() => {
    setShown(null);
    setTyped(null);
  }, []);
  const noteTyping = (editor: Editor, values: TypedValues | null) => {
    if (!shown) return;
    const { selection } = editor.state;
    const { from, to } = selection;
    const isNode = selection instanceof NodeSelection;
    const kept: KeptDialog | null = values && { kind: shown.kind, from, to, isNode, values };
    setTyped(kept && JSON.stringify(kept));
  };
  return { shown, typed, open, restore, close, noteTyping };
}

/** Opens the dialog again whose text came back with a draft, where it was open. */
export function useRestoredDialog(
  editor: Editor | null,
  text: string | undefined,
  onRestore: (kept: KeptDialog) => void,
): void {
  const [kept] = useState(() => parsed(text));
  useEffect(() => {
    if (!editor || !kept) return;
    select(editor, kept);
    onRestore(kept);
  }, [editor, kept, onRestore]);
}

function parsed(text: string | undefined): KeptDialog | null {
  try {
    return keptDialog.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

/** What was selected, as far as the text still has it. */
function select(editor: Editor, { from, to, isNode }: KeptDialog): void {
  const { doc } = editor.state;
  const end = doc.content.size;
  const node = from < end ? doc.nodeAt(from) : null;
  if (!isNode)
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  else if (node && NodeSelection.isSelectable(node)) editor.commands.setNodeSelection(from);
  else editor.commands.setTextSelection(end);
}
