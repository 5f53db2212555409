import { getTextareaProps, useField } from "@conform-to/react";
import { Suspense, lazy, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/ui/basic/button";
import { Notice } from "~/ui/feedback/notice";
import { controlClass } from "~/ui/admin/form/field";
import { DIALOG_FIELD } from "./dialog-field";

const loadEditor = () => import("./editor/editor");
const Editor = lazy(() => loadEditor().then(({ Editor }) => ({ default: Editor })));

type EditorModule = Awaited<ReturnType<typeof loadEditor>>;

type Mode = "loading" | "editor" | "html";

/**
 * The text of a post, as HTML in a text area: that is what the form posts, and all there is where
 * scripts do not run. The editor stands in its place once it is loaded, and writes into it. A text
 * that the editor would not keep whole is opened as HTML.
 */
export function ContentField({ name, label }: { name: string; label: string }) {
  const [meta] = useField<string>(name);
  const [keptDialog] = useField<string>(DIALOG_FIELD);
  // Opened once: the editor may come and go.
  const [dialog, setDialog] = useState(keptDialog.initialValue);
  const labelId = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<Mode>("loading");
  const [lost, setLost] = useState<readonly string[]>([]);
  const editor = useEditorModule(() => setMode("html"));
  useEffect(() => {
    if (!editor) return;
    const found = editor.lostParts(textarea.current?.value ?? "");
    setLost(found);
    setMode(found.length > 0 ? "html" : "editor");
  }, [editor]);

  const write = (html: string) => {
    const { current } = textarea;
    if (!current) return;
    current.value = html;
    current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const toggle = () => {
    // What would be lost is said before it happens; who presses again means it.
    const isUnsaid = mode === "html" && lost.length === 0;
    const found = isUnsaid ? (editor?.lostParts(textarea.current?.value ?? "") ?? []) : [];
    setLost(found);
    if (found.length > 0) return;
    setDialog(undefined);
    setMode(mode === "editor" ? "html" : "editor");
  };
  return (
    <div className="space-y-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label id={labelId} htmlFor={meta.id} className="block text-sm font-medium text-ink">
          {label}
        </label>
        {editor && (
          <Button
            variant="quiet"
            className="-my-2 px-2 text-xs pointer-coarse:my-0"
            onClick={toggle}
          >
            {mode === "editor" ? "Edit as HTML" : "Use the editor"}
          </Button>
        )}
      </div>
      {lost.length > 0 && (
        <Notice>
          This text has parts that the editor cannot keep ({lost.join(", ")}), so it is shown as
          HTML. “Use the editor” goes on without them.
        </Notice>
      )}
      {mode === "loading" && (
        <p className="needs-script h-87.5 rounded-md border border-faint bg-surface p-4 text-sm text-muted">
          Loading the editor...
        </p>
      )}
      {mode === "editor" && (
        <Suspense>
          <Editor labelledBy={labelId} field={textarea} onChange={write} keptDialog={dialog} />
        </Suspense>
      )}
      <textarea
        {...getTextareaProps(meta)}
        ref={textarea}
        key={meta.key}
        hidden={mode === "editor"}
        spellCheck={mode !== "html"}
        className={`${controlClass} h-87.5 py-2 font-mono ${mode === "loading" ? "[@media(scripting:enabled)]:hidden" : ""}`}
      />
      <p id={meta.errorId} role="alert" className="text-sm text-danger empty:hidden">
        {meta.errors?.[0]}
      </p>
    </div>
  );
}

/**
 * The editor's code: it is loaded only now, because it weighs more than all else on the owner's
 * screens.
 * @param onFailure told when it does not arrive
 * @returns null while it is on its way
 */
function useEditorModule(onFailure: () => void): EditorModule | null {
  const [loaded, setLoaded] = useState<EditorModule | null>(null);
  const failed = useRef(onFailure);
  useEffect(() => {
    let isWanted = true;
    loadEditor().then(
      (module) => isWanted && setLoaded(module),
      () => isWanted && failed.current(),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}
