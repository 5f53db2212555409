import { useEffect } from "react";
import { texts } from "~/entities/publication-import/texts";
import { Dialog } from "~/ui/admin/dialog/dialog";
import { useFocusNear } from "~/ui/admin/dialog/focus-near";
import { FormKey } from "~/ui/admin/form/record-state";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";

/** Where all imports are listed, and sources are pasted. */
export const IMPORTS = "/admin/publications/import";

/** What an action answers that was asked about. */
export interface Confirmed {
  saved: boolean;
  /** Publications that were edited since the import. */
  left?: { id: string; title: string }[];
}

/** Asks before an import is undone or a preview is discarded, and does it. */
function ConfirmDialog({
  id,
  intent,
  title,
  question,
  submit,
  pendingLabel,
  onDone,
  onClose,
}: {
  /** Of the import. */
  id: string;
  intent: "undo" | "discard";
  title: string;
  question: string;
  submit: string;
  pendingLabel: string;
  onDone: (answer: Confirmed) => void;
  onClose: () => void;
}) {
  const fetcher = useCommand<Confirmed>();
  const isPending = fetcher.state !== "idle";
  const done = !isPending && fetcher.data?.saved === true ? fetcher.data : null;
  useEffect(() => {
    if (done) onDone(done);
  }, [done, onDone]);
  useFocusNear(done !== null);
  return (
    <Dialog title={title} description={question} role="alertdialog" onClose={onClose}>
      <fetcher.Form
        method="post"
        action={IMPORTS}
        className="flex flex-wrap justify-end gap-2 px-6 py-4"
      >
        <FormKey />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value={intent} />
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="danger" isPending={isPending} pendingLabel={pendingLabel}>
          {submit}
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}

/** Asks before an import is undone. */
export function UndoDialog({
  item,
  onDone,
  onClose,
}: {
  item: { id: string; created: number; changed: number };
  onDone: (answer: Confirmed) => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      id={item.id}
      intent="undo"
      title={texts.undo}
      question={texts.undoQuestion(item)}
      submit={texts.undo}
      pendingLabel={texts.undoing}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** Asks before a preview is discarded. */
export function DiscardDialog({
  item,
  onDone,
  onClose,
}: {
  item: { id: string; source: string };
  onDone: (answer: Confirmed) => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      id={item.id}
      intent="discard"
      title={texts.discardTitle}
      question={texts.discardQuestion(item.source)}
      submit={texts.discard}
      pendingLabel={texts.discarding}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
