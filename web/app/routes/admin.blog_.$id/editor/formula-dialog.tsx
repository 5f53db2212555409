import { useEffect, useId, useRef, useState } from "react";
import { DialogField, DialogForm } from "./dialog-form";
import type { EditorDialogProps } from "./dialogs";

const EMPTY = "Enter a formula in LaTeX";

/** Puts a formula into the text, or changes the one that is chosen, and shows what it looks like. */
export function FormulaDialog({ editor, ...dialog }: EditorDialogProps) {
  const { restored, onClose } = dialog;
  const id = useId();
  const present = (["inlineFormula", "blockFormula"] as const).find((name) =>
    editor.isActive(name),
  );
  const [latex, setLatex] = useState(
    restored?.["latex"] ?? (present ? String(editor.getAttributes(present)["latex"]) : ""),
  );
  const [isBlock, setBlock] = useState(
    restored ? restored["block"] !== undefined : present === "blockFormula",
  );
  const [error, setError] = useState<string | null>(null);
  const save = () => {
    const text = latex.trim();
    if (!text) {
      setError(EMPTY);
      return;
    }
    const type = isBlock ? "blockFormula" : "inlineFormula";
    editor
      .chain()
      .focus()
      .insertContent({ type, attrs: { latex: text } })
      .run();
    onClose();
  };
  return (
    <DialogForm
      title={present ? "Edit Formula" : "Add Formula"}
      submit={present ? "Update Formula" : "Add Formula"}
      onSubmit={save}
      {...dialog}
    >
      <DialogField
        id={`${id}-latex`}
        label="LaTeX"
        hint="Such as \frac{a}{b} or x_i^2"
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            name="latex"
            rows={3}
            spellCheck={false}
            value={latex}
            onChange={(event) => setLatex(event.currentTarget.value)}
            className={`${control.className} py-2 font-mono`}
          />
        )}
      </DialogField>
      <label className="flex min-h-11 items-center gap-2 text-sm text-ink md:min-h-0">
        <input
          type="checkbox"
          name="block"
          checked={isBlock}
          onChange={(event) => setBlock(event.currentTarget.checked)}
          className="size-4 accent-accent"
        />
        On a line of its own
      </label>
      <Preview latex={latex.trim()} isBlock={isBlock} />
    </DialogForm>
  );
}

function Preview({ latex, isBlock }: { latex: string; isBlock: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import("temml").then(({ default: temml }) => {
      if (!isCurrent || !box.current) return;
      box.current.replaceChildren();
      try {
        const options = { displayMode: isBlock, throwOnError: true };
        if (latex) temml.render(latex, box.current, options);
        setProblem(null);
      } catch (error) {
        setProblem(error instanceof Error ? (error.message.split("\n")[0] ?? null) : null);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [latex, isBlock]);
  return (
    <div
      aria-live="polite"
      className="min-h-12 overflow-x-auto rounded-md border border-line p-3 text-ink"
    >
      <div ref={box} />
      {problem && <p className="text-sm text-danger">{problem}</p>}
    </div>
  );
}
