import { type RefObject, useEffect, useState } from "react";
import { type Saving, useFocusBack } from "~/ui/admin/drafts/use-saving";
import type { SettingsOutcome } from "./settings-form";

/**
 * How far the saving of passwords and codes has come, of which nothing is kept. A save that had to wait
 * for a sign-in goes on.
 * @param isSecret false for a form that keeps what is typed, which sees to all this itself
 * @param resetOnSave empties the form after success
 */
export function useSecretSaving(
  form: RefObject<HTMLFormElement | null>,
  {
    outcome,
    isPending,
    isSecret,
    resetOnSave,
  }: {
    outcome: SettingsOutcome | undefined;
    isPending: boolean;
    isSecret: boolean;
    resetOnSave: boolean;
  },
): { saving: Saving; message: string | undefined; noteTyping: () => void } {
  const [isTyped, setTyped] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const rejected = outcome?.saved === false ? outcome : undefined;
  useEffect(() => {
    if (isPending || !outcome) return;
    if (!outcome.saved) {
      if (isSecret && outcome.isToBeResent) form.current?.requestSubmit();
      return;
    }
    setTyped(false);
    setSavedAt(Date.now());
    if (resetOnSave) form.current?.reset();
  }, [form, outcome, isPending, isSecret, resetOnSave]);
  useFocusBack(form, isPending);
  const hasFailed = !isPending && rejected !== undefined && !rejected.isToBeResent;
  return {
    // What has failed is not said to be kept in this browser.
    saving: { isPending, isUnsaved: isTyped && !hasFailed, hasFailed, savedAt },
    message: rejected && !hasFieldErrors(rejected) ? rejected.message : undefined,
    noteTyping: () => setTyped(true),
  };
}

/** What a field says already is not said once more. */
function hasFieldErrors({ result }: Extract<SettingsOutcome, { saved: false }>): boolean {
  return Object.entries(result?.error ?? {}).some(([field, texts]) => field && texts?.length);
}
