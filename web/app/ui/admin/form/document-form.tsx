import { type DefaultValue, FormProvider } from "@conform-to/react";
import { Link, useActionData } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { z } from "zod";
import { VERSION_FIELD } from "~/lib/cms/document";
import { Button, buttonClass } from "~/ui/basic/button";
import { ConflictNotice } from "./conflict-notice";
import type { Draft } from "../drafts/draft-store";
import { EnterSaves } from "../drafts/save-shortcut";
import { SaveState } from "../drafts/save-state";
import { useRestored, valuesOf } from "../drafts/use-restored";
import { useSaving } from "../drafts/use-saving";
import { focusInvalid } from "~/ui/form/focus-invalid";
import { ListEditorProvider } from "../list-editor/list-editor-provider";
import type { FieldErrors } from "./invalid-toast";
import { FormKey } from "./record-state";
import { useFetcher } from "./use-fetcher";
import { useSchemaForm } from "./use-schema-form";
import { type DocumentOutcome, type SavedOutcome, useSavedState } from "./use-saved-state";

/**
 * The form of a screen that edits one document: fields, lists, and one save button at the bottom.
 * Posts to the screen's own action and keeps what is typed whatever the answer is: the values are
 * taken once, when the form appears. Works without scripts, lists included.
 * @param title what the owner knows the document by
 * @param version which state of the document the default values are, see `readVersioned`
 * @param intent which of the action's intents saves this document
 * @param history the content type whose history the form leads to, such as "contact-info"
 * @param onInvalid told what is wrong, by field, when the browser does not send the form for it
 * @param onSaved told what the action has answered
 * @param onDirtyChange told whether there is anything to save, whenever that may have changed
 */
export function DocumentForm<Schema extends z.ZodObject>(props: DocumentProps<Schema>) {
  const restored = useRestored(props.intent ?? "save", "");
  return <Form key={restored?.id ?? ""} {...props} restored={restored} />;
}

interface DocumentProps<Schema extends z.ZodObject> {
  title: string;
  schema: Schema;
  defaultValue: DefaultValue<z.input<Schema>>;
  version: string;
  intent?: string;
  submit: string;
  history?: string;
  /** A button that opens the page that shows what the form holds. */
  preview?: ReactNode;
  onInvalid?: (errors: FieldErrors) => void;
  onSaved?: (outcome: SavedOutcome) => void;
  onDirtyChange?: (isDirty: boolean) => void;
  children: ReactNode;
}

function Form<Schema extends z.ZodObject>({
  title,
  restored,
  schema,
  defaultValue,
  version,
  intent = "save",
  submit,
  history,
  preview,
  onInvalid,
  onSaved,
  onDirtyChange,
  children,
}: DocumentProps<Schema> & { restored: Draft | null }) {
  const fetcher = useFetcher<DocumentOutcome>();
  // Where scripts do not run, the answer arrives with the page.
  const answered = useActionData<DocumentOutcome>();
  const isOurs = answered?.intent === undefined || answered.intent === intent;
  const outcome = fetcher.data ?? (isOurs ? answered : undefined);
  const isPending = fetcher.state !== "idle";
  const formRef = useRef<HTMLFormElement>(null);
  const subject = { kind: intent, record: "", isInList: false, title, restored };
  const { saving, isDirty, noteSent } = useSaving({ form: formRef, subject, outcome, isPending });
  const saved = useSavedState(restored?.version ?? version, outcome);
  const { context, formProps } = useSchemaForm(formRef, {
    schema,
    defaultValue: restored ? valuesOf<z.input<Schema>>(restored) : defaultValue,
    outcome,
    isPending,
    // Not on blur: moving the entry that has the focus would blur a field while React rearranges
    // the page, and the check of that field would escape React's eyes and post the form.
    shouldValidate: "onSubmit",
    onSent: () => {
      noteSent();
      saved.countSent();
    },
    onInvalid,
  });
  const rejected = outcome?.saved === false ? outcome : undefined;
  useEffect(() => {
    if (rejected) focusInvalid(formRef.current);
  }, [rejected]);

  useEffect(() => {
    if (outcome?.saved) onSaved?.(outcome);
    onDirtyChange?.(isDirty());
  }, [outcome, onSaved, onDirtyChange, isDirty]);
  // A press on a button of a list changes the list after the event.
  const checkDirty = () => requestAnimationFrame(() => onDirtyChange?.(isDirty()));

  return (
    <FormProvider context={context}>
      <fetcher.Form
        method="post"
        {...formProps}
        onInput={checkDirty}
        onClick={checkDirty}
        autoComplete="off"
      >
        <EnterSaves label={submit} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name={VERSION_FIELD} value={saved.version} />
        <FormKey restored={restored} />
        <ListEditorProvider saves={saved.saves}>
          <div className="space-y-10">{children}</div>
        </ListEditorProvider>
        <div className="save-bar sticky bottom-0 z-10 mt-10 space-y-4 border-t border-line bg-paper py-4">
          {rejected?.conflict && <ConflictNotice isPending={isPending} />}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" data-save isPending={isPending} pendingLabel="Saving...">
              {submit}
            </Button>
            {preview}
            {history && (
              <Link to={`/admin/history/${history}`} className={buttonClass("quiet")}>
                History
              </Link>
            )}
            <SaveState saving={saving} />
          </div>
        </div>
      </fetcher.Form>
    </FormProvider>
  );
}

/** A part of a document form, with a heading of its own unless a list inside brings one. */
export function FormSection({
  id,
  title,
  children,
}: {
  id: string;
  title?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="scroll-mt-20 space-y-5 border-t border-line pt-6">
      {title && <h2 className="font-serif text-lg text-ink">{title}</h2>}
      {children}
    </section>
  );
}
