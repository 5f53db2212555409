import { type DefaultValue, getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { FormEvent, RefObject } from "react";
import type { z } from "zod";
import { focusInvalid } from "~/ui/form/focus-invalid";
import { savesOnShortcut } from "../drafts/save-shortcut";
import { isListChange } from "../list-editor/is-list-change";
import type { FieldErrors } from "./invalid-toast";
import type { SaveOutcome } from "./record-state";

/**
 * A form whose fields are checked by a schema, in the browser as by the action that it posts to.
 * @param outcome the action's answer
 * @param shouldValidate when a field is checked for the first time
 * @param onSent told what goes to the action
 * @param onInvalid told what is wrong, by field, when a form is sent that the schema rejects
 * @returns `context` for the `FormProvider` around the fields, and the attributes of the form
 */
export function useSchemaForm<Schema extends z.ZodObject>(
  ref: RefObject<HTMLFormElement>,
  {
    schema,
    defaultValue,
    outcome,
    isPending,
    shouldValidate,
    onSent,
    onInvalid,
  }: {
    schema: Schema;
    defaultValue: DefaultValue<z.input<Schema>> | undefined;
    outcome: SaveOutcome | undefined;
    isPending: boolean;
    shouldValidate: "onBlur" | "onSubmit";
    onSent?: ((fields: FormData) => void) | undefined;
    onInvalid?: ((errors: FieldErrors) => void) | undefined;
  },
) {
  const [form] = useForm<z.input<Schema>, z.output<Schema>>({
    constraint: getZodConstraint(schema),
    ...(defaultValue && { defaultValue }),
    lastResult: outcome?.saved === false ? outcome.result : undefined,
    onValidate: ({ formData }) => {
      const submission = parseWithZod(formData, { schema });
      // Checks of single fields on the way have no status.
      if (submission.status === "error") onInvalid?.(submission.error ?? {});
      return submission;
    },
    shouldValidate,
    shouldRevalidate: "onInput",
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isSave = !isListChange(event);
    // A second save would carry the version that the first one is about to replace.
    if (isSave && isPending) event.preventDefault();
    else form.onSubmit(event);
    if (!isSave) return;
    if (event.defaultPrevented) requestAnimationFrame(() => focusInvalid(ref.current));
    else onSent?.(new FormData(event.currentTarget));
  };
  return {
    context: form.context,
    formProps: { ref, ...getFormProps(form), ...savesOnShortcut(isPending), onSubmit },
  };
}
