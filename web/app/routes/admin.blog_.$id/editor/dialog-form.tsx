import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Dialog } from "~/ui/admin/dialog/dialog";
import { savesOnShortcut } from "~/ui/admin/drafts/save-shortcut";
import { controlClass } from "~/ui/admin/form/field";
import { UNSAVED_QUESTION } from "~/ui/admin/form/unsaved-guard";
import { useFirstField } from "~/ui/admin/dialog/use-first-field";
import { Button } from "~/ui/basic/button";
import type { EditorDialogProps, TypedValues } from "./dialogs";

/**
 * A small form over the editor, whose answer goes into the text and not to the server. What is typed
 * into its named fields is kept with the post, and is not dropped without a question.
 */
export function DialogForm({
  title,
  submit,
  isBusy = false,
  onSubmit,
  restored,
  onTyping,
  onClose,
  extra,
  children,
}: Omit<EditorDialogProps, "editor"> & {
  title: string;
  submit: string;
  isBusy?: boolean;
  onSubmit: (form: FormData) => void;
  /** A button more, such as to remove what is edited. */
  extra?: ReactNode;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const initial = useRef<string | null>(null);
  const note = () => {
    if (!form.current) return;
    const values = valuesIn(form.current);
    const text = JSON.stringify(values);
    initial.current ??= restored ? "" : text;
    onTyping(text === initial.current ? null : values);
  };
  // Uploads fill fields as well.
  useEffect(note);
  const close = () => {
    const isTyped = form.current && JSON.stringify(valuesIn(form.current)) !== initial.current;
    if (!isTyped || window.confirm(UNSAVED_QUESTION)) onClose();
  };
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would take the event to the form of the post as well.
    event.stopPropagation();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog title={title} onClose={close}>
      <form
        ref={form}
        noValidate
        {...savesOnShortcut(isBusy)}
        onSubmit={take}
        onInput={note}
        className="flex min-h-0 flex-col"
      >
        <FirstField form={form} />
        <div className="space-y-4 overflow-y-auto px-6 py-5">{children}</div>
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
          {extra && <div className="mr-auto">{extra}</div>}
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Focuses the first field when the dialog has rendered its content, which is after this form's effects. */
function FirstField({ form }: { form: RefObject<HTMLFormElement | null> }) {
  useFirstField(form);
  return null;
}

function valuesIn(form: HTMLFormElement): TypedValues {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** A field of such a form with its label, hint and error. @param children gets the control's attributes */
export function DialogField({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string;
  label: string;
  hint?: string;
  error?: string | null;
  children: (control: ControlAttributes) => ReactNode;
}) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      {children({
        id,
        className: controlClass,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

interface ControlAttributes {
  id: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}
