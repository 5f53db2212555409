import type { FormEvent } from "react";

/** The name of the buttons that change a list, which the form library carries out. */
const LIST_BUTTON = "__intent__";

/** Whether a form is sent by a button of one of its lists, which adds, moves or removes an entry. */
export function isListChange({ nativeEvent }: FormEvent): boolean {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter?.getAttribute("name") === LIST_BUTTON;
}
