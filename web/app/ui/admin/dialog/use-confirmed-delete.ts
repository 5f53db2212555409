import { useCallback, useEffect, useRef } from "react";
import { useCommand } from "../form/use-fetcher";
import { useQueuedSubmit } from "../form/use-queued-submit";

/**
 * Deletes records of a screen after the browser's own confirmation: posts the intent with the
 * record's id to the screen's action.
 * @param question what the browser asks
 * @param intent which of the action's intents deletes the record
 * @returns `remove`, the id of the record that is being deleted, and a ref for what gets the focus
 *   when it is gone together with the button that was pressed
 */
export function useConfirmedDelete<List extends HTMLElement = HTMLDivElement>(
  question: string,
  intent = "delete",
) {
  const fetcher = useCommand<{ deleted?: boolean }>();
  const list = useRef<List>(null);
  const { post } = useQueuedSubmit(fetcher);
  const remove = useCallback(
    ({ id }: { id: string }) => {
      if (window.confirm(question)) post({ intent, id });
    },
    [question, intent, post],
  );
  const isDeleted = fetcher.state === "idle" && fetcher.data?.deleted === true;
  useEffect(() => {
    if (isDeleted) list.current?.focus();
  }, [isDeleted]);
  return { remove, pendingId: fetcher.formData?.get("id") ?? null, list };
}
