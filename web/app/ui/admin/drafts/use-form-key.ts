import { useEffect, useState } from "react";
import { newId } from "~/lib/forms/new-id";
import type { Draft } from "./draft-store";
import { useOpenForm } from "./use-draft";

/**
 * The key of a form from its opening to its end. A form that is restored keeps its key: it may have been
 * saved, and the answer lost, so that its next save is the same again. But while the form that was typed
 * into is still open in another window, a restored one of an existing record is another form, with
 * which the first may conflict.
 * @returns "" for a new form until the page has come
 */
export function useFormKey(restored: Draft | null): string {
  const kept = restored?.formKey;
  // A restored form can be saved as soon as it is rendered, before effects have run.
  const [key, setKey] = useState(kept ?? "");
  const isNew = restored?.record === null;
  useEffect(() => {
    const closed = new AbortController();
    // A draft has no key if it was kept before its form had one.
    const first = kept || newId();
    setKey(first);
    void holdKey(first, closed.signal).then((isFree) => {
      if (!isFree && kept && !isNew && !closed.signal.aborted) setKey(newId());
    });
    return () => closed.abort();
  }, [kept, isNew]);
  useOpenForm(key);
  return key;
}

/** The keys whose locks this window is releasing, with promises that settle when it has. */
const released = new Map<string, Promise<void>>();

/**
 * Tells all windows of this browser that a form is open, until it is closed.
 * @returns whether it is open nowhere else; false where the browser cannot say (it has no locks over http)
 */
async function holdKey(key: string, closed: AbortSignal): Promise<boolean> {
  // Typed as always there.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return false;
  // A form that is mounted again asks for its lock before the browser has released the former one.
  await released.get(key);
  if (closed.aborted) return false;
  return new Promise((resolve) => {
    const held = locks.request(`form ${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null && !closed.aborted);
      if (!lock || closed.aborted) return;
      return new Promise<void>((end) => closed.addEventListener("abort", () => end()));
    });
    const end = held.catch(() => resolve(false)).then(() => void released.delete(key));
    closed.addEventListener("abort", () => released.set(key, end));
  });
}
