import { useFetcher } from "../form/use-fetcher";

/**
 * Deletes records of a screen after the browser's own confirmation: posts the intent "delete" with
 * the record's id to the screen's action.
 * @param question what the browser asks
 * @returns `remove`, and the id of the record that is being deleted
 */
export function useConfirmedDelete(question: string) {
  const fetcher = useFetcher<{ deleted?: boolean }>();
  const remove = ({ id }: { id: string }) => {
    if (window.confirm(question)) fetcher.submit({ intent: "delete", id }, { method: "post" });
  };
  return {
    remove,
    pendingId: fetcher.formData?.get("id") ?? null,
    isDeleted: fetcher.state === "idle" && fetcher.data?.deleted === true,
  };
}
