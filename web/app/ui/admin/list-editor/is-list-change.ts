import type { FormEvent } from "react";

/** The name of the buttons that the form library carries out itself. */
const LIBRARY_BUTTON = "__intent__";

/**
 * Whether the form library sends the form to itself: to check a field that was left, or to change a
 * list. Nothing is saved then.
 */
export function isOfLibrary(event: Event): boolean {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter?.getAttribute("name") === LIBRARY_BUTTON;
}

/** Whether a form is sent by a button of one of its lists, which adds, moves or removes an entry. */
export function isListChange({ nativeEvent }: FormEvent): boolean {
  return isOfLibrary(nativeEvent);
}
