import { type ReactNode, useEffect } from "react";
import { Button } from "~/ui/basic/button";
import { Dialog } from "./dialog";
import { useFocusNear } from "./focus-near";
import { useCommand } from "../form/use-fetcher";

const IN_TRASH = "It stays in the trash for 30 days.";

/**
 * Asks before a record is deleted, and posts the intent "delete" with its id to the screen's own
 * action. Closes when the action has answered `deleted`; on a rejection it stays, so that the owner
 * can try again.
 * @param isFinal nothing stays in the trash
 */
export function DeleteDialog({
  record,
  title,
  isFinal = false,
  children,
  onClose,
}: {
  record: { id: string };
  title: string;
  isFinal?: boolean;
  children: ReactNode;
  onClose: () => void;
}) {
  const fetcher = useCommand<{ deleted: boolean }>();
  const isPending = fetcher.state !== "idle";
  const isDeleted = !isPending && fetcher.data?.deleted === true;
  useEffect(() => {
    if (isDeleted) onClose();
  }, [isDeleted, onClose]);
  useFocusNear(isDeleted);
  return (
    <Dialog
      title={title}
      description={
        <>
          <span className="block">{children}</span>
          {!isFinal && <span className="mt-2 block">{IN_TRASH}</span>}
        </>
      }
      role="alertdialog"
      onClose={onClose}
    >
      <fetcher.Form method="post" className="flex flex-wrap justify-end gap-2 px-6 py-4">
        <input type="hidden" name="id" value={record.id} />
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="danger"
          name="intent"
          value="delete"
          isPending={isPending}
          pendingLabel="Deleting..."
        >
          Delete
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}
