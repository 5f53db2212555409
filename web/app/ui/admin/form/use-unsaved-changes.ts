import { type RefObject, useCallback, useEffect, useRef } from "react";
import { FORM_KEY_FIELD, VERSION_FIELD } from "~/lib/cms/document";
import { UNSAVED_QUESTION, useUnsavedGuard } from "./unsaved-guard";

/** What a form carries besides what the owner enters. */
const INTERNAL_FIELDS = new Set([VERSION_FIELD, FORM_KEY_FIELD]);

/** The ids of a list's rows, which change when the cms gives new rows theirs. */
const ROW_ID = /\.id$/;

/** Everything that the owner has typed or chosen, as text, without files: no browser could keep these. */
function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(
    ([name, value]) =>
      typeof value === "string" && !INTERNAL_FIELDS.has(name) && !ROW_ID.test(name),
  );
  return JSON.stringify(entries);
}

/** What loads a file as soon as it is in a document. */
const MEDIA = "img, source, video, audio, iframe";

/** The form's content as it was rendered: what is typed before scripts are there is not saved. */
function contentAsRendered(form: HTMLFormElement): string {
  // In a document that fetches nothing, or the previews would be fetched again.
  const copy = document.implementation.createHTMLDocument("").importNode(form, true);
  for (const media of copy.querySelectorAll(MEDIA)) media.remove();
  // Chromium resets no form of a document without a window.
  document.adoptNode(copy);
  copy.reset();
  return contentOf(copy);
}

/**
 * Asks before unsaved work is dropped: on leaving the page, on navigation, and wherever the caller
 * asks `confirmDiscard` (closing a dialog). What counts as unsaved is the form's content compared
 * with what it was when it was first rendered or was last saved.
 * @param isRestored the form was rendered with a draft
 */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>, isRestored = false) {
  const saved = useRef<string | null>(null);
  const isDirty = useCallback(
    () =>
      form.current !== null && saved.current !== null && contentOf(form.current) !== saved.current,
    [form],
  );
  const contentNow = useCallback(() => form.current && contentOf(form.current), [form]);
  const markSaved = useCallback(
    (content: string | null = contentNow()) => {
      saved.current = content;
    },
    [contentNow],
  );
  useEffect(() => {
    // Nothing that a restored draft holds is saved.
    if (form.current) markSaved(isRestored ? "" : contentAsRendered(form.current));
  }, [form, isRestored, markSaved]);

  useUnsavedGuard(isDirty);

  const confirmDiscard = useCallback(
    () => !isDirty() || window.confirm(UNSAVED_QUESTION),
    [isDirty],
  );
  return { isDirty, contentNow, markSaved, confirmDiscard };
}
