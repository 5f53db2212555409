import { type RefObject, useEffect, useState } from "react";
import type { SaveOutcome } from "../form/record-state";
import { type DraftOf, useDraft } from "./use-draft";

/** How far the saving of a form has come. */
export interface Saving {
  isUnsaved: boolean;
  /** The last save was rejected, or not answered. */
  hasFailed: boolean;
  /** When the form was saved last, in milliseconds. */
  savedAt: number | null;
}

/**
 * What each form of the owner's area does beside its fields: keeps what is typed, knows what is not
 * saved yet, goes on with a save that had to wait for a sign-in, and keeps the focus. To be called
 * after what marks the form as saved.
 * @param isDirty whether anything in the form is not saved
 * @param outcome the action's answer
 */
export function useSaving({
  form,
  of,
  isDirty,
  outcome,
  isPending,
}: {
  form: RefObject<HTMLFormElement | null>;
  of: DraftOf;
  isDirty: () => boolean;
  outcome: SaveOutcome | undefined;
  isPending: boolean;
}): Saving & { drop: () => void } {
  const { isUnsaved, sync, drop } = useDraft(form, of, isDirty);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    if (isPending || !outcome) return;
    if (outcome.saved) setSavedAt(Date.now());
    else if (outcome.isToBeResent) form.current?.requestSubmit();
    sync();
  }, [form, outcome, isPending, sync]);
  useFocusBack(form, isPending);
  const hasFailed = !isPending && outcome?.saved === false && !outcome.isToBeResent;
  return { isUnsaved, hasFailed, savedAt, drop };
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
