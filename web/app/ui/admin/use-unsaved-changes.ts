import { unstable_usePrompt as usePrompt } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { VERSION_FIELD } from "~/lib/document";

const QUESTION = "You have unsaved changes. Leave without saving them?";

/** Everything that the owner has typed or chosen, as text. */
function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)]
    .filter(([name]) => name !== VERSION_FIELD)
    .map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  return JSON.stringify(entries);
}

/**
 * Asks before unsaved work is dropped: on leaving the page, on navigation, and wherever the caller
 * asks `confirmDiscard` (closing a dialog). What counts as unsaved is the form's content compared
 * with what it was when it appeared or was last saved.
 */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>) {
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
  useEffect(() => markSaved(), [markSaved]);

  usePrompt({
    message: QUESTION,
    when: ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isDirty(),
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  const confirmDiscard = useCallback(() => !isDirty() || window.confirm(QUESTION), [isDirty]);
  return { isDirty, contentNow, markSaved, confirmDiscard };
}
