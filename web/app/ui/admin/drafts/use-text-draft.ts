import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Draft } from "./draft-store";
import { dropDraft, keepDraft } from "./drafts";
import { useChanges } from "./use-draft";
import { useFormKey } from "./use-form-key";

/** Where the one field of such a draft stands among its entries. */
const NAME = "text";

interface TextDraftSubject
  extends Pick<Draft, "kind" | "record" | "title" | "pathname" | "search"> {
  restored: Draft | null;
}

/**
 * Keeps what is typed into a field that belongs to no form, as `useDraft` keeps what stands in a form.
 * @param subject where `pathname` and `search` lead to a screen on which the field stands
 * @param isUnsaved stays the same function while the field is there
 * @returns what is to be called when the text is saved, or was not
 */
export function useTextDraft(
  field: RefObject<HTMLInputElement | null>,
  subject: TextDraftSubject,
  isUnsaved: () => boolean,
): () => void {
  const formKey = useFormKey(subject.restored);
  const latest = useRef({ ...subject, formKey });
  useEffect(() => {
    latest.current = { ...subject, formKey };
  });
  const stored = useRef<string | null>(subject.restored?.id ?? null);
  const sync = useCallback(() => {
    const { restored: _, ...draft } = latest.current;
    const id = `${draft.pathname} ${draft.kind} ${draft.record ?? "new"} ${draft.formKey}`;
    if (stored.current !== null && (stored.current !== id || !isUnsaved())) {
      dropDraft(stored.current);
      stored.current = null;
    }
    if (!field.current || !isUnsaved()) return;
    keepDraft({
      ...draft,
      id,
      isInList: false,
      version: "",
      entries: [[NAME, field.current.value]],
    });
    stored.current = id;
  }, [field, isUnsaved]);
  useChanges(field, sync);
  return sync;
}

/** What was typed into the field of a draft. */
export function textOf(draft: Draft | null): string | undefined {
  return draft?.entries.find(([name]) => name === NAME)?.[1];
}
