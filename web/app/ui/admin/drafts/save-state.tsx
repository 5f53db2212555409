import { useEffect, useState } from "react";
import { useDrafts } from "./use-drafts";
import type { Saving } from "./use-saving";

const KEPT = " Your changes are kept in this browser.";
const NOT_KEPT = " This browser does not keep your changes: copy them before you leave.";

/** After this long people wonder whether anything happens at all. */
const LATE_MS = 5_000;

/**
 * Says beside a save button how far saving has come; while it is on the way the button says so, and
 * after a while this too.
 * @param message why the last save has failed, where nothing else on the screen goes on saying it
 */
export function SaveState({ saving, message }: { saving: Saving; message?: string | undefined }) {
  const { isUnsaved, isPending, hasFailed } = saving;
  const isLate = useIsLate(isPending);
  const { isRefused } = useDrafts();
  return (
    <p
      role="status"
      className={`min-h-5 text-sm empty:hidden ${hasFailed ? "text-danger" : "text-muted"}`}
    >
      {isLate && "No answer yet."}
      {!isPending && wordsFor(saving)}
      {!isPending && hasFailed && message && ` ${message}`}
      {(isLate || (!isPending && hasFailed)) && isUnsaved && (isRefused ? NOT_KEPT : KEPT)}
    </p>
  );
}

function useIsLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return isLate && isPending;
}

function wordsFor({ isUnsaved, hasFailed, savedAt }: Saving): string | null {
  if (hasFailed) return "Not saved.";
  if (isUnsaved) return "Unsaved changes";
  return savedAt === null ? null : `Saved ${timeOfDay(savedAt)}`;
}

/** The time of day as the interface says it. */
function timeOfDay(time: number): string {
  return new Intl.DateTimeFormat("en-US", { timeStyle: "short" }).format(time);
}
