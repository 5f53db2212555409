import { useField } from "@conform-to/react";
import type { ReactNode } from "react";
import { formTexts } from "~/entities/publication/form-texts";
import { DATE_PRECISIONS } from "~/entities/publication/publication";
import { splitAuthors } from "~/entities/publication/split-authors";
import { DateField } from "~/ui/admin/form/date-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { TextListField } from "~/ui/admin/form/text-list-field";

/**
 * The fields that every form of a publication begins with (admin spec §3).
 * @param mayBeIncomplete for an entry of an import, which may lack authors and a date
 * @param notice what stands below the title
 * @param doi the field of the DOI, where it can do more than hold it
 */
export function FirstFields({
  mayBeIncomplete = false,
  notice,
  doi = <TextField name="doi" label="DOI" placeholder="10.1000/182" />,
}: {
  mayBeIncomplete?: boolean;
  notice?: ReactNode;
  doi?: ReactNode;
}) {
  return (
    <>
      <TextField name="title" label="Title" />
      {notice}
      <Authors mayBeMissing={mayBeIncomplete} />
      <PublicationDate mayBeMissing={mayBeIncomplete} />
      <TextField name="journal" label="Journal/Source" />
      <TextareaField name="abstract" label="Abstract" rows={6} />
      {doi}
      <TextField name="url" label="URL" type="url" placeholder="https://" />
    </>
  );
}

/** A volume with editors needs no authors. */
function Authors({ mayBeMissing }: { mayBeMissing: boolean }) {
  const [editors] = useField<string[]>("editors");
  const hasEditors = [editors.value ?? []].flat().some(Boolean);
  return (
    <TextListField
      name="authors"
      label="Authors"
      placeholder="Author name"
      split={splitAuthors}
      isRequired={!hasEditors && !mayBeMissing}
    />
  );
}

/** Only what is published must have a date, and has none in the future. */
function PublicationDate({ mayBeMissing }: { mayBeMissing: boolean }) {
  const [stage] = useField<string>("stage");
  const [chosen] = useField<string>("date_precision");
  const precision = DATE_PRECISIONS.find((value) => value === chosen.value) ?? "day";
  const isPublished = (stage.value ?? "published") === "published";
  return (
    <DateField
      name="publication_date"
      label="Publication Date"
      hint={formTexts.dateHints[precision]}
      isPastOnly={isPublished}
      isRequired={isPublished && !mayBeMissing}
    />
  );
}
