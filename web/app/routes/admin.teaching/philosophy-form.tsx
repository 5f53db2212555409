import { useCallback, useState } from "react";
import { philosophyInput } from "~/entities/teaching-setting/input";
import { texts } from "~/entities/teaching-setting/texts";
import { DocumentForm } from "~/ui/admin/form/document-form";
import { TextareaField } from "~/ui/admin/form/field";
import type { PhilosophyDocument } from "./philosophy-tab";

/** The command that saves it. */
export const INTENT = "save-philosophy";

/** Edits the teaching philosophy as it was when the form was opened. */
export function PhilosophyForm({
  document,
  onSaved,
  onDirtyChange,
}: {
  document: PhilosophyDocument;
  /** Told the version that was saved. */
  onSaved: (version: string) => void;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  const [{ philosophy, version }] = useState(document);
  const noteSaved = useCallback(
    (outcome: { version: string }) => onSaved(outcome.version),
    [onSaved],
  );
  return (
    <DocumentForm
      title="Teaching Philosophy"
      history="teaching-setting"
      intent={INTENT}
      schema={philosophyInput}
      defaultValue={{ philosophy: philosophy ?? undefined }}
      version={version}
      submit={texts.admin.submit}
      onSaved={noteSaved}
      onDirtyChange={onDirtyChange}
    >
      <TextareaField name="philosophy" label={texts.title} rows={18} autoFocus />
    </DocumentForm>
  );
}
