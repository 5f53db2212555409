import { Editor as TiptapEditor } from "@tiptap/core";
import type { Node as EditorNode } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import { type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { failure } from "~/lib/toast/toast";
import { FieldStatus } from "~/ui/admin/form/field-status";
import { CancelUploadButton } from "~/ui/admin/upload/upload-button";
import { uploadStatus } from "~/ui/admin/upload/upload-status";
import { useBlockSubmit } from "~/ui/admin/form/use-block-submit";
import { notify } from "~/ui/feedback/notify";
import { isShortcut } from "~/ui/admin/keyboard/is-shortcut";
import { DIALOG_FIELD } from "../dialog-field";
import { cleanPaste } from "./clean-paste";
import { CodeLanguage } from "./code-language";
import { EditorDialog, type DialogKind } from "./dialogs";
import { extensions } from "./extensions";
import { Figure } from "./figure";
import { TableTools } from "./table-tools";
import { Toolbar } from "./toolbar";
import { useEditorDialog, useRestoredDialog } from "./use-editor-dialog";
import { usePastedPictures } from "./use-pasted-pictures";
import "./editor.css";

export { lostParts } from "./lost-parts";

export interface EditorProps {
  /** The id of the element that names the field. */
  labelledBy: string;
  /** The field that holds the HTML. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Told the HTML whenever it has changed; what was there at first, when it is that again. */
  onChange: (html: string) => void;
}

interface WithDialog {
  /** What a draft has kept of a dialog over the text. */
  keptDialog: string | undefined;
}

/** The rich-text editor of a post: a toolbar, the text, and how long it is. */
export function Editor({ labelledBy, field, onChange, keptDialog }: EditorProps & WithDialog) {
  const dialog = useEditorDialog(field);
  const place = useRef<HTMLDivElement>(null);
  const editor = useTiptap(place, { field, labelledBy, onChange, onOpen: dialog.open });
  useRestoredDialog(editor, keptDialog, dialog.restore);
  const pasted = usePastedPictures(editor);
  const isUploading = pasted.state === "uploading";
  useBlockSubmit(field, isUploading);
  return (
    <div className="rounded-md border border-faint bg-surface">
      {editor && <Toolbar editor={editor} onOpen={dialog.open} />}
      {editor?.isActive("table") && <TableTools editor={editor} />}
      {editor?.isActive("codeBlock") && <CodeLanguage editor={editor} />}
      <div ref={place} />
      <div className="flex flex-wrap justify-between gap-2 border-t border-line px-3 py-1.5 text-xs text-muted">
        <FieldStatus
          text={uploadStatus(pasted.state, "Uploading the picture...", "The picture is uploaded.")}
        />
        {isUploading && <CancelUploadButton onCancel={pasted.cancel} />}
        <FieldStatus isError text={pasted.rejected} />
        {editor && <Length editor={editor} />}
      </div>
      {dialog.typed !== null && <input type="hidden" name={DIALOG_FIELD} value={dialog.typed} />}
      {editor && dialog.shown && (
        <EditorDialog
          {...dialog.shown}
          editor={editor}
          onTyping={(values) => dialog.noteTyping(editor, values)}
          onClose={() => {
            dialog.close();
            editor.commands.focus();
          }}
        />
      )}
    </div>
  );
}

interface TiptapSettings extends EditorProps {
  onOpen: (kind: DialogKind) => void;
}

function tellOfLostPictures(count: number): void {
  const what =
    count === 1
      ? "A picture was not pasted with the text"
      : `${count} pictures were not pasted with the text`;
  notify(failure(`${what}. Please add ${count === 1 ? "it" : "them"} with “Picture”.`));
}

/** Makes the editor in the browser, and renders the parts around it again whenever it has changed. */
function useTiptap(place: RefObject<HTMLElement | null>, settings: TiptapSettings) {
  const [editor, setEditor] = useState<TiptapEditor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  useEffect(() => {
    const { field, labelledBy } = latest.current;
    const html = field.current?.value ?? "";
    const made: TiptapEditor = new TiptapEditor({
      element: place.current,
      extensions,
      content: html,
      editorProps: {
        attributes: {
          class: "prose",
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": labelledBy,
        },
        transformPastedHTML: (html) => cleanPaste(html, tellOfLostPictures),
        handleKeyDown: (_, event) => openByKey(made, event, latest.current.onOpen),
        handleDoubleClickOn: (_, _pos, node, _nodePos, { target }) =>
          !isCaption(node, target) && openFor(node.type.name, latest.current.onOpen),
      },
      onTransaction: redraw,
    });
    const { doc } = made.state;
    made.on("update", () => {
      const isUnchanged = made.state.doc.eq(doc);
      const shown = isBlank(made.state.doc) ? "" : made.getHTML();
      latest.current.onChange(isUnchanged ? html : shown);
    });
    setEditor(made);
    return () => {
      made.destroy();
    };
  }, [place]);
  return editor;
}

/** Nodes that are seen without a text in them; Tiptap's `isEmpty` counts them as empty then. */
const SEEN_WITHOUT_TEXT = new Set([Figure.name, "table"]);

/** Whether a text has nothing but empty paragraphs and lists. */
function isBlank(text: EditorNode): boolean {
  let found = false;
  text.descendants(({ isText, isAtom, type }) => {
    found ||= isText || isAtom || SEEN_WITHOUT_TEXT.has(type.name);
  });
  return !found;
}

/** Ctrl/Cmd+K for a link, Enter on a chosen picture or formula, Alt+F10 for the toolbar. */
function openByKey(editor: TiptapEditor, event: KeyboardEvent, open: (kind: DialogKind) => void) {
  if (isShortcut(event, "k")) {
    event.preventDefault();
    open("link");
    return true;
  }
  if (event.key === "F10" && event.altKey) {
    const toolbar = editor.view.dom.parentElement?.parentElement?.querySelector("[role=toolbar]");
    toolbar?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    return true;
  }
  const { selection } = editor.state;
  return (
    event.key === "Enter" &&
    selection instanceof NodeSelection &&
    openFor(selection.node.type.name, open)
  );
}

const DIALOG_OF: Readonly<Record<string, DialogKind>> = {
  inlineFormula: "formula",
  blockFormula: "formula",
  figure: "picture",
};

/** Whether a double click on a figure is in its caption, where it selects a word as anywhere else. */
function isCaption({ type }: EditorNode, target: EventTarget | null): boolean {
  return type.name === Figure.name && !(target instanceof HTMLImageElement);
}

function openFor(node: string, open: (kind: DialogKind) => void): boolean {
  const kind = DIALOG_OF[node];
  if (kind) open(kind);
  return kind !== undefined;
}

const counts = new Intl.NumberFormat("en");

function counted(count: number, what: string): string {
  return `${counts.format(count)} ${what}${count === 1 ? "" : "s"}`;
}

function Length({ editor }: { editor: TiptapEditor }) {
  const { characters, words } = editor.storage.characterCount;
  return (
    <p className="ml-auto tabular-nums">
      {counted(characters(), "character")}, {counted(words(), "word")}
    </p>
  );
}
