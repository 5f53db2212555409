import type { FormEvent } from "react";

/** The name of the buttons with which Conform tells itself what to do. */
const INTENT_BUTTON = "__intent__";

/**
 * Whether Conform submits the form to itself, to validate a field that was left or to change a list.
 * Nothing is saved then.
 */
export function isConformIntent(event: Event): boolean {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter?.getAttribute("name") === INTENT_BUTTON;
}

/** Whether a form is sent by a button of one of its lists, which adds, moves or removes an entry. */
export function isListChange({ nativeEvent }: FormEvent): boolean {
  return isConformIntent(nativeEvent);
}
