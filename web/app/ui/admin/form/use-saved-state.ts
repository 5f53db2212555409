import { useEffect, useState } from "react";
import { VERSION_FIELD } from "~/lib/cms/document";
import type { Saves } from "../list-editor/list-editor-provider";
import type { RejectedOutcome } from "./record-state";

/**
 * What a document's save answers. In a conflict somebody has saved since the form was loaded.
 * `intent` says which of a screen's forms it answers, `ids` which ids new entries of a list have
 * got, by the ids that they were posted with. There is no result when nobody has answered.
 */
export type DocumentOutcome = { intent?: string | undefined } & (SavedOutcome | RejectedOutcome);

export interface SavedOutcome {
  saved: true;
  version: string;
  ids?: Record<string, string>;
}

/**
 * Which version of the document the form's next save replaces, and how many of its saves were sent and
 * answered.
 * @returns `countSent`, to be called when the form is sent
 */
export function useSavedState(loadedVersion: string, outcome: DocumentOutcome | undefined) {
  const [version, setVersion] = useState(() => postedVersion(outcome) ?? loadedVersion);
  const [saves, setSaves] = useState<Saves>({ sent: 0, saved: 0 });
  // While rendering: what goes with a save must be gone before the focus is looked for.
  const [counted, setCounted] = useState(outcome);
  if (outcome !== counted) {
    setCounted(outcome);
    if (outcome?.saved) setSaves((counts) => ({ ...counts, saved: counts.sent }));
  }
  useEffect(() => {
    if (outcome?.saved) setVersion(outcome.version);
  }, [outcome]);
  const countSent = () => setSaves((counts) => ({ ...counts, sent: counts.sent + 1 }));
  return { version, saves, countSent };
}

/** The version that a rejected form has posted, where the page was made anew for the answer. */
function postedVersion(outcome: DocumentOutcome | undefined): string | undefined {
  if (outcome?.saved !== false) return undefined;
  const posted = outcome.result?.initialValue?.[VERSION_FIELD];
  return typeof posted === "string" ? posted : "";
}
