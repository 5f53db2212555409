import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { SaveOutcome } from "../form/record-state";
import { useUnsavedChanges } from "../form/use-unsaved-changes";
import { type DraftSubject, useDraft } from "./use-draft";

/** How far the saving of a form has come. */
export interface Saving {
  isPending: boolean;
  isUnsaved: boolean;
  /** The last save was rejected, or not answered. */
  hasFailed: boolean;
  /** When the form was saved last, in milliseconds. */
  savedAt: number | null;
}

/**
 * What each form of the owner's area does beside its fields: knows what is not saved yet and asks
 * before it is left, keeps what is typed, goes on with a save that had to wait for a sign-in, and keeps
 * the focus.
 * @param outcome the action's answer
 * @param onSaved called after a save, unless something was typed while it was on its way
 * @returns `noteSent`, to be called when the form is sent: what is typed later is not saved with it. A
 *   form that does not call it is saved with all that it holds when the answer comes. `discard` asks
 *   before unsaved changes are dropped, and is false if they are not to be
 */
export function useSaving({
  form,
  subject,
  outcome,
  isPending,
  onSaved,
}: {
  form: RefObject<HTMLFormElement | null>;
  subject: DraftSubject;
  outcome: SaveOutcome | undefined;
  isPending: boolean;
  onSaved?: () => void;
}) {
  const { isDirty, contentNow, markSaved, confirmDiscard } = useUnsavedChanges(
    form,
    subject.restored !== null,
  );
  const sent = useRef<string | null>(null);
  const noteSent = useCallback(() => {
    sent.current = contentNow();
  }, [contentNow]);
  // An answer that has come with the page is about what the page shows.
  const handled = useRef(outcome);
  useEffect(() => {
    if (outcome?.saved && outcome !== handled.current) markSaved(sent.current ?? undefined);
    handled.current = outcome;
  }, [outcome, markSaved]);

  const { isUnsaved, sync, drop } = useDraft(form, subject, isDirty);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    if (isPending || !outcome) return;
    if (outcome.saved) setSavedAt(Date.now());
    else if (outcome.isToBeResent) form.current?.requestSubmit();
    sync();
  }, [form, outcome, isPending, sync]);
  useFocusBack(form, isPending);
  const discard = useCallback(() => {
    const isDiscarded = confirmDiscard();
    if (isDiscarded) drop();
    return isDiscarded;
  }, [confirmDiscard, drop]);

  const latestOnSaved = useRef(onSaved);
  latestOnSaved.current = onSaved;
  const isSaved = !isPending && outcome?.saved === true;
  useEffect(() => {
    if (isSaved && !isDirty()) latestOnSaved.current?.();
  }, [isSaved, isDirty]);

  const hasFailed = !isPending && outcome?.saved === false && !outcome.isToBeResent;
  const saving: Saving = { isPending, isUnsaved, hasFailed, savedAt };
  return { saving, isDirty, noteSent, markSaved, discard };
}

/**
 * The save button, which carries `data-save`, loses the focus while it is disabled, and gets it back if
 * nothing else took it.
 */
export function useFocusBack(form: RefObject<HTMLFormElement | null>, isPending: boolean): void {
  useEffect(() => {
    const button = form.current?.querySelector<HTMLElement>("[data-save]");
    if (!isPending || !button) return;
    return () => {
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    };
  }, [form, isPending]);
}
