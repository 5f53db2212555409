import { useField } from "@conform-to/react";
import { publicationInput } from "~/entities/publication/input";
import type { Publication } from "~/entities/publication/publication";
import { findSameWork } from "~/entities/publication/same-work";
import { splitAuthors } from "~/entities/publication/split-authors";
import { texts } from "~/entities/publication/texts";
import { DateField } from "~/ui/admin/form/date-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { TextListField } from "~/ui/admin/form/text-list-field";

const YYYY_MM_DD = 10;

/**
 * Adds a publication, or edits the given one.
 * @param publications all that there are, so that one is not entered twice
 */
export function PublicationDialog({
  publication,
  publications,
  onClose,
}: {
  publication: Publication | null;
  publications: readonly Publication[];
  onClose: () => void;
}) {
  const { title, description, submit } = publication
    ? texts.admin.editDialog
    : texts.admin.addDialog;
  return (
    <RecordDialog
      history="publication"
      title={title}
      description={description}
      submit={submit}
      schema={publicationInput}
      record={publication}
      defaultValue={defaultsOf(publication)}
      onClose={onClose}
    >
      <TextField name="title" label="Title" />
      <SameWorkNotice others={publications.filter(({ id }) => id !== publication?.id)} />
      <TextListField
        name="authors"
        label="Authors"
        placeholder="Author name"
        split={splitAuthors}
      />
      <DateField name="publication_date" label="Publication Date" isPastOnly />
      <TextField name="journal" label="Journal/Source" />
      <TextareaField name="abstract" label="Abstract" rows={6} />
      <TextField name="doi" label="DOI" placeholder="10.1000/182" />
      <TextField name="url" label="URL" type="url" placeholder="https://" />
    </RecordDialog>
  );
}

/** The form's first values; the date is cut to YYYY-MM-DD (admin spec §4). */
function defaultsOf(publication: Publication | null) {
  if (!publication) return {};
  const { id: _, publication_date, ...rest } = publication;
  return { ...rest, publication_date: publication_date?.slice(0, YYYY_MM_DD) };
}

/** Says before saving that a publication with this title or DOI is there already. */
function SameWorkNotice({ others }: { others: readonly Publication[] }) {
  const [title] = useField<string>("title");
  const [doi] = useField<string>("doi");
  const { byTitle, byDoi } = findSameWork({ title: title.value, doi: doi.value }, others);
  const words = [
    byTitle && texts.admin.sameTitle(byTitle.title),
    byDoi && texts.admin.sameDoi(byDoi.title),
  ].filter(Boolean);
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {words.join(" ")}
    </p>
  );
}
