import { type DefaultValue, FormProvider } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import type { z } from "zod";
import type { StoredRecord } from "~/lib/cms/document";
import { Button, buttonClass } from "~/ui/basic/button";
import { Dialog, type DialogProps, Sheet } from "../dialog/dialog";
import type { Draft } from "../drafts/draft-store";
import { EnterSaves } from "../drafts/save-shortcut";
import { SaveState } from "../drafts/save-state";
import { useRestored, valuesOf } from "../drafts/use-restored";
import { useSaving } from "../drafts/use-saving";
import type { FieldErrors } from "./invalid-toast";
import { RecordConflict, RecordState, RestoredAsNew, type SaveOutcome } from "./record-state";
import { useFetcher } from "./use-fetcher";
import { useFirstField } from "../dialog/use-first-field";
import { useSchemaForm } from "./use-schema-form";

interface RecordProps<Schema extends z.ZodObject> {
  title: string;
  description: string;
  submit: string;
  schema: Schema;
  /** Which of the action's intents saves the record. */
  intent?: string;
  /** Its id is posted along; null adds a new record. */
  record: StoredRecord | null;
  defaultValue: DefaultValue<z.input<Schema>>;
  onClose: () => void;
  /**
   * Told what is wrong, by field, when a form is sent that the schema rejects, for screens that
   * say so in a toast too.
   */
  onInvalid?: (errors: FieldErrors) => void;
  /** See `Dialog`. */
  isWide?: boolean;
  /** The content type of a record whose history the form leads to, such as "course". */
  history?: string;
  /** A button that opens the page that shows what the form holds. */
  preview?: ReactNode;
  /** Limits the height of the part that scrolls. */
  scrollClass?: string;
  children: ReactNode;
}

/**
 * The dialog that adds or edits one record. Posts to the screen's own action with the intent
 * "save" unless told another; the fields stand inside as `useField` parts. Closes when the action answers `saved`,
 * stays open with everything typed on any rejection, and asks before unsaved changes are dropped.
 */
export function RecordDialog<Schema extends z.ZodObject>(props: RecordProps<Schema>) {
  return <FramedForm frame={Dialog} {...props} />;
}

/** The same form in a sheet at the side of the window. */
export function RecordSheet<Schema extends z.ZodObject>(props: RecordProps<Schema>) {
  return <FramedForm frame={Sheet} {...props} />;
}

function FramedForm<Schema extends z.ZodObject>({
  frame: Frame,
  title,
  description,
  isWide,
  onClose,
  ...form
}: RecordProps<Schema> & { frame: ComponentType<DialogProps> }) {
  // The frame's content mounts with the frame, so closing it drops errors and values.
  const confirmRef = useRef<() => boolean>(() => true);
  const close = () => {
    if (confirmRef.current()) onClose();
  };
  const restored = useRestored(form.intent ?? "save", form.record?.id ?? null);
  return (
    <Frame title={title} description={description} onClose={close} {...(isWide && { isWide })}>
      <RecordForm
        key={restored?.id ?? ""}
        {...form}
        title={title}
        restored={restored}
        onSaved={onClose}
        onCancel={close}
        confirmRef={confirmRef}
      />
    </Frame>
  );
}

function RecordForm<Schema extends z.ZodObject>({
  title,
  restored,
  schema,
  record,
  defaultValue,
  submit,
  intent = "save",
  onSaved,
  onCancel,
  confirmRef,
  onInvalid,
  scrollClass = "",
  history,
  preview,
  children,
}: Omit<RecordProps<Schema>, "description" | "isWide" | "onClose"> & {
  restored: Draft | null;
  onSaved: () => void;
  onCancel: () => void;
  confirmRef: { current: () => boolean };
}) {
  const fetcher = useFetcher<SaveOutcome>();
  const formRef = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data;
  const isPending = fetcher.state !== "idle";
  const subject = { kind: intent, record: record?.id ?? null, isInList: true, title, restored };
  const { saving, noteSent, discard } = useSaving({
    form: formRef,
    subject,
    outcome,
    isPending,
    onSaved,
  });
  useEffect(() => {
    confirmRef.current = discard;
  }, [confirmRef, discard]);
  const { context, formProps } = useSchemaForm(formRef, {
    schema,
    defaultValue: restored ? valuesOf<z.input<Schema>>(restored) : defaultValue,
    outcome,
    isPending,
    shouldValidate: "onBlur",
    onSent: noteSent,
    onInvalid,
  });
  useFirstField(formRef);

  return (
    <FormProvider context={context}>
      <fetcher.Form method="post" {...formProps} className="flex min-h-0 grow flex-col">
        <EnterSaves label={submit} />
        <input type="hidden" name="intent" value={intent} />
        <RecordState record={record} restored={restored} />
        <div className={`flex-1 space-y-5 overflow-y-auto px-6 py-5 ${scrollClass}`}>
          <RestoredAsNew restored={restored} />
          {/* At the top: in a sheet, toasts cover the end. */}
          <RecordConflict outcome={outcome} record={record} isPending={isPending} />
          {children}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-4">
          <div className="mr-auto flex flex-wrap items-center gap-2">
            {history && record && (
              <Link
                to={`/admin/history/${history}?record=${record.id}`}
                className={buttonClass("quiet", "-ml-4")}
              >
                History
              </Link>
            )}
            <SaveState saving={saving} />
          </div>
          {preview}
          {/* It keeps the focus where it is: leaving a field checks it, and what is said then would
              move the button away from under the pointer. */}
          <Button
            variant="secondary"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onCancel}
          >
            Cancel
          </Button>
          <Button type="submit" data-save isPending={isPending} pendingLabel="Saving...">
            {submit}
          </Button>
        </div>
      </fetcher.Form>
    </FormProvider>
  );
}
