import { useLocation } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { FORM_KEY_FIELD, VERSION_FIELD } from "~/lib/cms/document";
import type { Draft } from "./draft-store";
import { dropDraft, keepDraft, noteForm, noteOpen } from "./drafts";

/** A draft is at most this old when the browser dies, with what writing it takes: half a second. */
const PAUSE_MS = 250;

/** What changes a form: typing, choosing, dragging, and buttons that add and remove. */
const CHANGES = ["input", "change", "click", "keyup", "pointerup", "drop"];

/** What a form carries besides what the owner enters. */
const INTERNAL_FIELDS = new Set([
  "intent",
  "id",
  "overwrite",
  "__intent__",
  VERSION_FIELD,
  FORM_KEY_FIELD,
]);

/** What a draft is of. */
export interface DraftSubject extends Pick<Draft, "kind" | "record" | "isInList"> {
  /** Where the form has no field that names the record, or nothing stands in it. */
  title: string;
  restored: Draft | null;
}

/**
 * Keeps what is typed into a form, within half a second, until it is saved or dropped.
 * @param isDirty whether anything in the form is not saved
 * @returns `isUnsaved`; `sync`, to be called after a save; and `drop`, for what is not wanted
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  subject: DraftSubject,
  isDirty: () => boolean,
) {
  const { pathname, search } = useLocation();
  const [isUnsaved, setUnsaved] = useState(subject.restored !== null);
  const latest = useRef({ ...subject, pathname, search });
  latest.current = { ...subject, pathname, search };
  const stored = useRef<string | null>(subject.restored?.id ?? null);

  const dropStored = useCallback(() => {
    if (stored.current !== null) dropDraft(stored.current);
    stored.current = null;
  }, []);
  const sync = useCallback(() => {
    const { current } = form;
    if (!current) return;
    const dirty = isDirty();
    setUnsaved(dirty);
    if (!dirty) {
      dropStored();
      return;
    }
    const draft = draftOf(current, latest.current);
    keepDraft(draft);
    if (stored.current !== draft.id) dropStored();
    stored.current = draft.id;
    // The form gets its key soon: the draft is then kept under it.
    if (draft.formKey === "") setTimeout(sync, PAUSE_MS);
  }, [form, isDirty, dropStored]);
  const forgetChanges = useChanges(form, sync);
  const drop = useCallback(() => {
    forgetChanges();
    dropStored();
  }, [forgetChanges, dropStored]);
  const { kind } = subject;
  useEffect(() => noteForm({ kind, drop }), [kind, drop]);
  return { isUnsaved, sync, drop };
}

/** Layout effects do nothing on the server, and React says so. */
const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Calls back soon after each change of a form or a field, and before its page is left or it is taken
 * away.
 * @returns forgets a change that is still to be called back for
 */
export function useChanges(form: RefObject<HTMLElement | null>, sync: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const leave = useCallback(() => {
    if (timer.current === undefined) return;
    forget();
    sync();
  }, [forget, sync]);
  // Other effects end when the form is gone already.
  useIsomorphicLayoutEffect(() => leave, [leave]);
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const schedule = () => {
      timer.current ??= setTimeout(leave, PAUSE_MS);
    };
    const hide = () => document.visibilityState === "hidden" && leave();
    for (const type of CHANGES) current.addEventListener(type, schedule);
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    // What was typed before scripts were there.
    schedule();
    return () => {
      forget();
      for (const type of CHANGES) current.removeEventListener(type, schedule);
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [form, leave, forget]);
  return forget;
}

/** Shows no notice of a draft whose form is open. @param formKey "" while there is none */
export function useOpenForm(formKey: string): void {
  useEffect(() => (formKey ? noteOpen(formKey) : undefined), [formKey]);
}

function draftOf(
  form: HTMLFormElement,
  { restored: _, title, search, ...subject }: DraftSubject & { pathname: string; search: string },
): Omit<Draft, "account" | "time"> {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const params = new URLSearchParams(search);
  for (const name of ["add", "edit"]) params.delete(name);
  const formKey = text(FORM_KEY_FIELD);
  const named = subject.isInList || subject.kind === "post" ? nameIn(text) : "";
  return {
    ...subject,
    id: `${subject.pathname} ${subject.kind} ${subject.record ?? "new"} ${formKey}`,
    title: named || title,
    search: params.toString(),
    formKey,
    version: text(VERSION_FIELD),
    entries: entriesOf(form, data),
  };
}

/** What a record is known by: its title or name, an address, or when it takes place each week. */
function nameIn(text: (name: string) => string): string {
  const ownName = text("title") || text("name") || text("path");
  return ownName || [text("day"), text("start_time")].filter(Boolean).join(", ");
}

/** What the owner has typed. Passwords and codes are never kept. */
function entriesOf(form: HTMLFormElement, data: FormData): Draft["entries"] {
  const secrets = form.querySelectorAll<HTMLInputElement>(
    "[type=password], [autocomplete=one-time-code]",
  );
  const hidden = new Set([...INTERNAL_FIELDS, ...Array.from(secrets, ({ name }) => name)]);
  return [...data].flatMap(([name, value]): Draft["entries"] =>
    typeof value === "string" && !hidden.has(name) ? [[name, value]] : [],
  );
}
