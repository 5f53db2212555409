import type { Toast } from "~/lib/toast/toast";
import { notify } from "~/ui/feedback/notify";

/** What is wrong with a form, by field, as the form library says it. */
export type FieldErrors = Record<string, string[] | null>;

/**
 * For the messages that the specification wants in a toast as well as at the field.
 * @param messages which of the schema's messages have the toast
 * @returns an `onInvalid` that shows the toast when one of these stands at a field
 */
export function invalidToast(
  messages: readonly string[],
  toast: Toast,
): (errors: FieldErrors) => void {
  return (errors) => {
    const said = Object.values(errors).flatMap((atField) => atField ?? []);
    if (said.some((message) => messages.includes(message))) notify(toast);
  };
}
