import { useEffect, useState } from "react";
import { newId } from "~/lib/forms/new-id";
import type { Draft } from "./draft-store";
import { useOpenForm } from "./use-draft";

/** A browser may need a moment to notice that a window has crashed. */
const CRASH_NOTICED_MS = 1_000;

/**
 * The key of a form from its opening to its end. A form that is restored keeps its key: it may have been
 * saved, and the answer lost, so that its next save is the same again. But while the form that was typed
 * into is still open in another window, a restored one of an existing record is another form, with
 * which the first may conflict.
 * @returns "" until the page has come and it is known which key it is
 */
export function useFormKey(restored: Draft | null): string {
  const [key, setKey] = useState("");
  const kept = restored?.formKey;
  const isNew = restored?.record === null;
  useEffect(() => {
    const closed = new AbortController();
    // Kept before its form had a key.
    const first = kept || newId();
    const held = holdKey(first, closed.signal);
    if (!kept || isNew) {
      setKey(first);
    } else {
      void held.then((isFree) => {
        if (!closed.signal.aborted) setKey(isFree ? first : newId());
      });
    }
    return () => closed.abort();
  }, [kept, isNew]);
  useOpenForm(key);
  return key;
}

/**
 * Tells all windows of this browser that a form is open, until it is closed.
 * @returns whether it is open nowhere else; false where the browser cannot say (it has no locks over http)
 */
async function holdKey(key: string, closed: AbortSignal): Promise<boolean> {
  // Typed as always there.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return false;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), CRASH_NOTICED_MS);
  closed.addEventListener("abort", () => waiting.abort());
  return new Promise((resolve) => {
    const held = locks.request(`form ${key}`, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      resolve(!closed.aborted);
      if (closed.aborted) return;
      return new Promise<void>((end) => closed.addEventListener("abort", () => end()));
    });
    held.catch(() => resolve(false));
  });
}
