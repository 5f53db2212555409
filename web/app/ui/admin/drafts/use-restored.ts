import { type DefaultValue, parse } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Draft } from "./draft-store";
import { draftsNow, endRestore, subscribeToDrafts } from "./drafts";

/**
 * The draft that a form begins with, when the owner has asked for it.
 * @param kind the intent of the form's save
 * @param record see `Draft`
 * @returns null when there is none. With another draft the form is another one: its id goes into the
 *   form's key
 */
export function useRestored(kind: string, record: string | null): Draft | null {
  const asked = useRestoring(kind, record);
  const [draft, setDraft] = useState<Draft | null>(null);
  if (asked !== null && asked !== draft) setDraft(asked);
  useEffect(() => {
    if (draft) endRestore(draft);
  }, [draft]);
  return draft;
}

/**
 * The draft that the owner has asked for and that no form has taken yet; for what opens its form.
 * @param kind of one of the forms, or the kinds of several. See `useRestored`
 */
export function useRestoring(
  kind: string | readonly string[],
  record: string | null,
): Draft | null {
  const restoring = useSyncExternalStore(
    subscribeToDrafts,
    () => draftsNow().restoring,
    () => null,
  );
  const { pathname } = useLocation();
  const isOurs =
    restoring?.pathname === pathname &&
    restoring.record === record &&
    (typeof kind === "string" ? kind === restoring.kind : kind.includes(restoring.kind));
  return isOurs ? restoring : null;
}

/** A draft's texts as the default values of the form that they were typed into. */
export function valuesOf<Input extends Record<string, unknown>>({
  entries,
}: Draft): DefaultValue<Input> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  // Nothing but texts and lists of them, which every form can begin with.
  return parse(form, { resolve: () => ({ value: null }) }).payload as DefaultValue<Input>;
}
