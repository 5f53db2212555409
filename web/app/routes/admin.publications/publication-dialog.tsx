import { publicationInput } from "~/entities/publication/input";
import type { Publication } from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";
import { DateField } from "~/ui/admin/form/date-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { TextListField } from "~/ui/admin/form/text-list-field";

const YYYY_MM_DD = 10;

/** Adds a publication, or edits the given one. */
export function PublicationDialog({
  publication,
  onClose,
}: {
  publication: Publication | null;
  onClose: () => void;
}) {
  const { title, description, submit } = publication
    ? texts.admin.editDialog
    : texts.admin.addDialog;
  return (
    <RecordDialog
      title={title}
      description={description}
      submit={submit}
      schema={publicationInput}
      record={publication}
      defaultValue={defaultsOf(publication)}
      onClose={onClose}
    >
      <TextField name="title" label="Title" />
      <TextListField name="authors" label="Authors" placeholder="Author name" />
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
