import type { Editor } from "@tiptap/core";
import { FormulaDialog } from "./formula-dialog";
import { LinkDialog } from "./link-dialog";
import { PictureDialog } from "./picture-dialog";

export type DialogKind = "link" | "picture" | "formula";

/** What stands in a dialog, by the names of its fields. */
export type TypedValues = Readonly<Record<string, string>>;

export interface EditorDialogProps {
  editor: Editor;
  /** What was typed before, and neither taken nor dropped. */
  restored: TypedValues | null;
  /** Told what is typed and not taken yet; null when there is nothing. */
  onTyping: (values: TypedValues | null) => void;
  onClose: () => void;
}

/** Asks for the address of a link, a picture, or a formula, and puts it into the text. */
export function EditorDialog({ kind, ...props }: EditorDialogProps & { kind: DialogKind }) {
  switch (kind) {
    case "link":
      return <LinkDialog {...props} />;
    case "picture":
      return <PictureDialog {...props} />;
    case "formula":
      return <FormulaDialog {...props} />;
    default:
      return kind satisfies never;
  }
}
