import { useEffect } from "react";
import { importedInput } from "~/entities/publication-import/input";
import { texts } from "~/entities/publication-import/texts";
import type { Publication } from "~/entities/publication/publication";
import { IMPORTS } from "~/features/publication-import/admin/confirm-dialog";
import { FirstFields } from "~/features/publication/admin/first-fields";
import { DetailFields, LinkFields } from "~/features/publication/admin/publication-fields";
import type { Result } from "~/lib/cms/result";
import { failure } from "~/lib/toast/toast";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { notify } from "~/ui/feedback/notify";

const YYYY_MM_DD = 10;

/** Corrects an entry. All that was read of it is asked for when the dialog is opened. */
export function EntryDialog({
  id,
  row,
  onClose,
}: {
  /** Of the import. */
  id: string;
  row: number;
  onClose: () => void;
}) {
  const { load, data } = useFetcher<Result<Publication | null>>();
  useEffect(() => {
    load(`${IMPORTS}/${id}/rows/${row}`);
  }, [load, id, row]);
  const entry = data?.ok ? data.value : null;
  const isUnreadable = data !== undefined && entry === null;
  useEffect(() => {
    if (!isUnreadable) return;
    notify(failure(texts.dialog.failed));
    onClose();
  }, [isUnreadable, onClose]);
  if (!entry) return null;
  return (
    <RecordDialog
      title={texts.dialog.title}
      description={texts.dialog.description}
      submit={texts.dialog.submit}
      schema={importedInput}
      record={{ id: String(row) }}
      defaultValue={defaultsOf(entry)}
      onClose={onClose}
    >
      <FirstFields mayBeIncomplete />
      <DetailFields publication={entry} isOnSite={false} />
      <LinkFields publication={entry} hasFile={false} />
    </RecordDialog>
  );
}

/** The form's first values; the date is cut to YYYY-MM-DD. */
function defaultsOf(entry: Publication) {
  const { publication_date, links, authors, editors, keywords, ...rest } = entry;
  const texts = Object.entries(rest).filter(([, value]) => typeof value === "string");
  return {
    ...Object.fromEntries(texts),
    authors,
    editors,
    keywords,
    publication_date: publication_date?.slice(0, YYYY_MM_DD),
    links: links.map(({ kind, url, label }) => ({ kind, url, label: label ?? "" })),
  };
}
