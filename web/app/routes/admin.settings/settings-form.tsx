import { type DefaultValue, FormProvider } from "@conform-to/react";
import type { FetcherWithComponents } from "@remix-run/react";
import { type ReactNode, type RefObject, useRef } from "react";
import type { z } from "zod";
import type { Draft } from "~/ui/admin/drafts/draft-store";
import { SaveState } from "~/ui/admin/drafts/save-state";
import type { FieldErrors } from "~/ui/admin/form/invalid-toast";
import { FormKey, type SaveOutcome } from "~/ui/admin/form/record-state";
import { VERSION_FIELD } from "~/lib/cms/document";
import { ConflictNotice } from "~/ui/admin/form/conflict-notice";
import { useSchemaForm } from "~/ui/admin/form/use-schema-form";
import { Button } from "~/ui/basic/button";
import type { Outcome } from "./commands.server";
import { useSecretSaving } from "./use-secret-saving";

/** What the screen's action answers. */
export type SettingsOutcome =
  | ({ saved: true } & Omit<Outcome, "toast">)
  | Extract<SaveOutcome, { saved: false }>;

/**
 * One of the screen's short forms; its fields stand inside as `useField` parts. Without a version it is a
 * form of passwords and codes, which are never kept, and says itself how far saving has come.
 * @param intent the command that it posts
 * @param version where a save names the state that was read
 * @param restored the draft that it begins with
 * @param onInvalid told what is wrong, by field, when a form is sent that the schema rejects
 * @param resetOnSave empties the form after success, for passwords and codes
 */
export function SettingsForm<Schema extends z.ZodObject>({
  intent,
  fetcher,
  schema,
  defaultValue,
  submit,
  variant,
  resetOnSave = false,
  onInvalid,
  formRef,
  version,
  restored = null,
  onSent,
  onCancel,
  children,
}: {
  intent: string;
  fetcher: FetcherWithComponents<SettingsOutcome>;
  schema: Schema;
  defaultValue?: DefaultValue<z.input<Schema>>;
  submit: string;
  variant?: "primary" | "secondary" | "danger";
  resetOnSave?: boolean;
  onInvalid?: (errors: FieldErrors) => void;
  formRef?: RefObject<HTMLFormElement>;
  version?: string;
  restored?: Draft | null;
  /** Told what goes to the action. */
  onSent?: (fields: FormData) => void;
  /** For a form in a dialog, which gets a button that closes it. */
  onCancel?: () => void;
  children: ReactNode;
}) {
  const ownRef = useRef<HTMLFormElement>(null);
  const ref = formRef ?? ownRef;
  const outcome = fetcher.data;
  const isPending = fetcher.state !== "idle";
  const { context, formProps } = useSchemaForm(ref, {
    schema,
    defaultValue,
    outcome,
    isPending,
    shouldValidate: "onSubmit",
    onSent,
    onInvalid,
  });
  const isSecret = version === undefined;
  const secret = useSecretSaving(ref, { outcome, isPending, isSecret, resetOnSave });
  return (
    <FormProvider context={context}>
      <fetcher.Form method="post" {...formProps} onInput={secret.noteTyping} className="space-y-5">
        <input type="hidden" name="intent" value={intent} />
        {version !== undefined && (
          <>
            <FormKey restored={restored} />
            <input type="hidden" name={VERSION_FIELD} value={version} />
          </>
        )}
        {children}
        {outcome?.saved === false && outcome.conflict && (
          <ConflictNotice isPending={isPending} what="entry" />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            data-save
            {...(variant && { variant })}
            isPending={isPending}
            pendingLabel="Saving..."
          >
            {submit}
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
        {isSecret && <SaveState saving={secret.saving} message={secret.message} />}
      </fetcher.Form>
    </FormProvider>
  );
}
