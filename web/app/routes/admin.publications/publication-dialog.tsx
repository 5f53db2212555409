import { useField } from "@conform-to/react";
import { publicationInput } from "~/entities/publication/input";
import type { ProjectReference, Publication } from "~/entities/publication/publication";
import { findSameWork } from "~/entities/publication/same-work";
import { texts } from "~/entities/publication/texts";
import { plainTitle } from "~/entities/publication/title";
import { FirstFields } from "~/features/publication/admin/first-fields";
import {
  DetailFields,
  LinkFields,
  RelationFields,
} from "~/features/publication/admin/publication-fields";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { DoiField } from "./doi-field";

const YYYY_MM_DD = 10;

/**
 * Adds a publication, or edits the given one.
 * @param publications all that there are, so that one is not entered twice
 * @param projects to choose from
 */
export function PublicationDialog({
  publication,
  publications,
  projects,
  onClose,
}: {
  publication: Publication | null;
  publications: readonly Publication[];
  projects: readonly ProjectReference[];
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
      <FirstFields
        doi={<DoiField isNew={publication === null} />}
        notice={<SameWorkNotice others={publications.filter(({ id }) => id !== publication?.id)} />}
      />
      <DetailFields publication={publication} />
      <LinkFields publication={publication} />
      <RelationFields publication={publication} publications={publications} projects={projects} />
    </RecordDialog>
  );
}

/** The form's first values; the date is cut to YYYY-MM-DD (admin spec §4). */
function defaultsOf(publication: Publication | null) {
  if (!publication) return {};
  const {
    id: _,
    publication_date,
    links,
    pdf,
    version_of,
    versions: __,
    projects,
    ...rest
  } = publication;
  return {
    ...rest,
    publication_date: publication_date?.slice(0, YYYY_MM_DD),
    links: links.map(({ kind, url, label }) => ({ kind, url, label: label ?? "" })),
    ...(pdf && { pdf: { id: String(pdf.id), name: pdf.name, url: pdf.url } }),
    version_of: version_of?.id,
    projects: projects.map(({ id }) => id),
  };
}

/** Says before saving that a publication with this title or DOI is there already. */
function SameWorkNotice({ others }: { others: readonly Publication[] }) {
  const [title] = useField<string>("title");
  const [doi] = useField<string>("doi");
  const { byTitle, byDoi } = findSameWork({ title: title.value, doi: doi.value }, others);
  const words = [
    byTitle && texts.admin.sameTitle(plainTitle(byTitle.title)),
    byDoi && texts.admin.sameDoi(plainTitle(byDoi.title)),
  ].filter(Boolean);
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {words.join(" ")}
    </p>
  );
}
