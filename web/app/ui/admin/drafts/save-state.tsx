import type { Saving } from "./use-saving";

/**
 * Says beside a save button how far saving has come; while it is on the way the button says so.
 * @param message why the last save has failed, where nothing else on the screen goes on saying it
 */
export function SaveState({
  saving,
  message,
}: {
  saving: Saving & { isPending: boolean };
  message?: string | undefined;
}) {
  const { isUnsaved, isPending, hasFailed } = saving;
  return (
    <p
      role="status"
      className={`min-h-5 text-sm empty:hidden ${hasFailed ? "text-danger" : "text-muted"}`}
    >
      {!isPending && wordsFor(saving)}
      {!isPending && hasFailed && message && ` ${message}`}
      {!isPending && hasFailed && isUnsaved && " Your changes are kept in this browser."}
    </p>
  );
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
