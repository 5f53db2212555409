import { useCallback, useState } from "react";
import type { PageSeoRow } from "~/entities/seo/page-seo";
import { texts } from "~/entities/seo/texts";
import { DeleteDialog } from "~/ui/admin/dialog/delete-dialog";
import type { Address } from "./addresses";
import { PageSeoDialog } from "./page-dialog";
import { PagesTable } from "./pages-table";
import type { SiteFacts } from "./preview";

type Open = { dialog: "add" } | { dialog: "edit" | "delete"; row: PageSeoRow } | null;

/** The settings page by page, and the dialogs that change them. */
export function PagesTab({
  rows,
  addresses,
  facts,
}: {
  rows: PageSeoRow[];
  addresses: readonly Address[];
  facts: SiteFacts;
}) {
  const [open, setOpen] = useState<Open>(null);
  const close = useCallback(() => setOpen(null), []);
  const add = useCallback(() => setOpen({ dialog: "add" }), []);
  const edit = useCallback((row: PageSeoRow) => setOpen({ dialog: "edit", row }), []);
  const remove = useCallback((row: PageSeoRow) => setOpen({ dialog: "delete", row }), []);
  const known = { rows, addresses, facts };
  return (
    <>
      <PagesTable rows={rows} onAdd={add} onEdit={edit} onDelete={remove} />
      {open?.dialog === "add" && <PageSeoDialog row={null} {...known} onClose={close} />}
      {open?.dialog === "edit" && <PageSeoDialog row={open.row} {...known} onClose={close} />}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.row} title={texts.admin.deleteDialog.title} onClose={close}>
          {texts.admin.deleteDialog.question(open.row.path)}
        </DeleteDialog>
      )}
    </>
  );
}
