import type { PageSeoRow } from "~/entities/seo/page-seo";
import { texts } from "~/entities/seo/texts";
import type { Address } from "~/features/seo/addresses";
import { DeleteDialog } from "~/ui/admin/dialog/delete-dialog";
import { useRecordDialog } from "~/ui/admin/dialog/use-record-dialog";
import { PageSeoDialog } from "./page-dialog";
import { PagesTable } from "./pages-table";
import type { SiteFacts } from "./preview";

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
  const { open, add, edit, remove, close } = useRecordDialog<PageSeoRow>();
  const known = { rows, addresses, facts };
  return (
    <>
      <PagesTable rows={rows} onAdd={add} onEdit={edit} onDelete={remove} />
      {open?.dialog === "form" && <PageSeoDialog row={open.record} {...known} onClose={close} />}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.record} title={texts.admin.deleteDialog.title} onClose={close}>
          {texts.admin.deleteDialog.question(open.record.path)}
        </DeleteDialog>
      )}
    </>
  );
}
