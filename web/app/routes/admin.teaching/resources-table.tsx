import { ExternalLink } from "lucide-react";
import {
  type TeachingResource,
  searchedTexts,
} from "~/entities/teaching-resource/teaching-resource";
import { texts } from "~/entities/teaching-resource/texts";
import { safeHref } from "~/lib/http/safe-href";
import { IconLink } from "~/ui/admin/layout/icon-button";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";
import { Badge } from "~/ui/basic/badge";

const columns: readonly Column<TeachingResource>[] = [
  {
    title: "Title",
    cell: ({ title }) => <span className="font-medium">{title}</span>,
    sortBy: ({ title }) => title,
  },
  {
    title: "Type",
    cell: ({ type }) => (
      <Badge variant="outline" className="justify-self-start">
        {type}
      </Badge>
    ),
    sortBy: ({ type }) => type,
    width: "md:w-32",
  },
  {
    title: "Course",
    cell: ({ course }) => course?.name ?? texts.admin.general,
    sortBy: ({ course }) => course?.name ?? null,
    width: "md:w-1/4",
  },
];

const nameOf = ({ title }: TeachingResource) => title;

const linkOf = ({ title, url }: TeachingResource) => {
  const href = safeHref(url);
  return href && <IconLink icon={ExternalLink} label={`View ${title}`} href={href} />;
};

/** The teaching resources with sortable columns and row actions. */
export function ResourcesTable({
  resources,
  query,
  pendingId,
  onAdd,
  onEdit,
  onDelete,
}: {
  resources: TeachingResource[];
  query: string;
  /** Of the resource that is being deleted. */
  pendingId: unknown;
  onAdd: () => void;
  onEdit: (resource: TeachingResource) => void;
  onDelete: (resource: TeachingResource) => void;
}) {
  return (
    <RecordTable
      caption={texts.title}
      columns={columns}
      rows={resources}
      search={{ query, textsOf: searchedTexts }}
      nameOf={nameOf}
      link={linkOf}
      pendingId={pendingId}
      words={texts.admin}
      onAdd={onAdd}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  );
}
