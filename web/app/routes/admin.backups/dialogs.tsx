import { useEffect } from "react";
import { texts } from "~/entities/backup/texts";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";
import type { BackupRow } from "./backup-row.server";
import { DialogButtons, PasswordDialog } from "./password-dialog";

interface Made {
  saved: boolean;
  message?: string;
}

/** Asks for the password and begins a backup. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const fetcher = useCommand<Made>();
  const isPending = fetcher.state !== "idle";
  const isBegun = !isPending && fetcher.data?.saved === true;
  useEffect(() => {
    if (isBegun) onClose();
  }, [isBegun, onClose]);
  return (
    <PasswordDialog
      title={texts.make}
      text={texts.makeText}
      error={isPending ? undefined : fetcher.data?.message}
      onClose={onClose}
      form={(field) => (
        <fetcher.Form method="post">
          {field}
          <DialogButtons onClose={onClose}>
            <Button
              type="submit"
              name="intent"
              value="make"
              isPending={isPending}
              pendingLabel={texts.making}
            >
              {texts.make}
            </Button>
          </DialogButtons>
        </fetcher.Form>
      )}
    />
  );
}

/** Asks for the password; the browser keeps the screen and stores what is answered. */
export function DownloadDialog({ row, onClose }: { row: BackupRow; onClose: () => void }) {
  return (
    <PasswordDialog
      title={`${texts.download}: ${row.madeOn}`}
      text={texts.downloadText}
      onClose={onClose}
      form={(field) => (
        <form
          method="post"
          action="/admin/backups/download"
          // After the browser has taken the form's values.
          onSubmit={() => setTimeout(onClose)}
        >
          <input type="hidden" name="name" value={row.name} />
          {field}
          <DialogButtons onClose={onClose}>
            <Button type="submit">{texts.download}</Button>
          </DialogButtons>
        </form>
      )}
    />
  );
}
