import { type DefaultValue, FormProvider, getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Link } from "@remix-run/react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import type { z } from "zod";
import type { StoredRecord } from "~/lib/cms/document";
import { Button, buttonClass } from "~/ui/basic/button";
import { Dialog, type DialogProps, Sheet } from "../dialog/dialog";
import { RecordConflict, RecordState, type SaveOutcome } from "./record-state";
import { useFetcher } from "./use-fetcher";
import { useUnsavedChanges } from "./use-unsaved-changes";

const FIRST_FIELD = ":is(input:not([type=hidden]), textarea, select):enabled";

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
  /** Told when a form is sent that the schema rejects, for screens that say so in a toast too. */
  onInvalid?: () => void;
  /** See `Dialog`. */
  isWide?: boolean;
  /** The content type of a record whose history the form leads to, such as "course". */
  history?: string;
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
  return (
    <Frame title={title} description={description} onClose={close} {...(isWide && { isWide })}>
      <RecordForm {...form} onSaved={onClose} onCancel={close} confirmRef={confirmRef} />
    </Frame>
  );
}

function RecordForm<Schema extends z.ZodObject>({
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
  children,
}: Omit<RecordProps<Schema>, "title" | "description" | "isWide" | "onClose"> & {
  onSaved: () => void;
  onCancel: () => void;
  confirmRef: { current: () => boolean };
}) {
  const fetcher = useFetcher<SaveOutcome>();
  const formRef = useRef<HTMLFormElement>(null);
  const { confirmDiscard } = useUnsavedChanges(formRef);
  useEffect(() => {
    confirmRef.current = confirmDiscard;
  }, [confirmRef, confirmDiscard]);

  const outcome = fetcher.data;
  const isPending = fetcher.state !== "idle";
  const [form] = useForm<z.input<Schema>, z.output<Schema>>({
    constraint: getZodConstraint(schema),
    defaultValue,
    lastResult: outcome?.saved === false ? outcome.result : undefined,
    onValidate: ({ formData }) => {
      const submission = parseWithZod(formData, { schema });
      // Checks of single fields on the way have no status.
      if (submission.status === "error") onInvalid?.();
      return submission;
    },
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus({ preventScroll: true });
  }, []);
  const isSaved = !isPending && outcome?.saved === true;
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);

  return (
    <FormProvider context={form.context}>
      <fetcher.Form
        method="post"
        ref={formRef}
        {...getFormProps(form)}
        className="flex min-h-0 grow flex-col"
      >
        <input type="hidden" name="intent" value={intent} />
        <RecordState record={record} />
        <div className={`flex-1 space-y-5 overflow-y-auto px-6 py-5 ${scrollClass}`}>
          {children}
          <RecordConflict outcome={outcome} record={record} isPending={isPending} />
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
          {history && record && (
            <Link
              to={`/admin/history/${history}?record=${record.id}`}
              className={buttonClass("quiet", "mr-auto -ml-4")}
            >
              History
            </Link>
          )}
          {/* It keeps the focus where it is: leaving a field checks it, and what is said then would
              move the button away from under the pointer. */}
          <Button
            variant="secondary"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onCancel}
          >
            Cancel
          </Button>
          <Button type="submit" isPending={isPending} pendingLabel="Saving...">
            {submit}
          </Button>
        </div>
      </fetcher.Form>
    </FormProvider>
  );
}
