import { useId, useState } from "react";
import { safeHref } from "~/lib/http/safe-href";
import { Button } from "~/ui/basic/button";
import { DialogField, DialogForm } from "./dialog-form";
import type { EditorDialogProps } from "./dialogs";

const INVALID = "Enter a web address, an email address or a path of this site";

/** Makes a link of what is selected, or changes the link that the cursor is in. */
export function LinkDialog({ editor, ...dialog }: EditorDialogProps) {
  const { restored, onClose } = dialog;
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const { href } = editor.getAttributes("link");
  const present = typeof href === "string" ? href : "";
  const isBare = editor.state.selection.empty && !present;
  const save = (form: FormData) => {
    const target = toHref(textOf(form, "href"));
    if (!target) {
      setError(INVALID);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (isBare) {
      const text = textOf(form, "text") || target;
      const marks = [{ type: "link", attrs: { href: target } }];
      chain.insertContent({ type: "text", text, marks }).run();
    } else chain.setLink({ href: target }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <DialogForm
      title={present ? "Edit Link" : "Add Link"}
      submit={present ? "Update Link" : "Add Link"}
      onSubmit={save}
      {...dialog}
      extra={
        present && (
          <Button variant="quiet" onClick={remove}>
            Remove Link
          </Button>
        )
      }
    >
      <DialogField
        id={`${id}-href`}
        label="Address"
        hint="https://…, mailto:…, or a path such as /publications"
        error={error}
      >
        {(control) => (
          <input
            {...control}
            name="href"
            defaultValue={restored?.["href"] ?? present}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            className={`${control.className} h-11 md:h-10`}
          />
        )}
      </DialogField>
      {isBare && (
        <DialogField id={`${id}-text`} label="Text">
          {(control) => (
            <input
              {...control}
              name="text"
              defaultValue={restored?.["text"]}
              className={`${control.className} h-11 md:h-10`}
            />
          )}
        </DialogField>
      )}
    </DialogForm>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** What people type for an address: with a scheme, or as they would say it. */
function toHref(typed: string): string | undefined {
  const known = /^#[\w:.-]+$/.test(typed) ? typed : safeHref(typed);
  if (known || /^[a-z][a-z\d+.-]*:/i.test(typed)) return known;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return safeHref(`mailto:${typed}`);
  return /^[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?$/.test(typed)
    ? safeHref(`https://${typed}`)
    : undefined;
}
