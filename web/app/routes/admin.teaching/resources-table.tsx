import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { useCallback } from "react";
import {
  type TeachingResource,
  searchedTexts,
} from "~/entities/teaching-resource/teaching-resource";
import { texts } from "~/entities/teaching-resource/texts";
import { safeHref } from "~/lib/http/safe-href";
import { IconButton, IconLink } from "~/ui/admin/layout/icon-button";
import { type Column, DataTable } from "~/ui/admin/table/data-table";
import { EmptyRows } from "~/ui/admin/table/empty-rows";
import { Badge } from "~/ui/basic/badge";
import { useRecordFromAddress } from "~/ui/admin/table/use-record-from-address";

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
  useRecordFromAddress(resources, { onAdd, onEdit });
  const actions = useCallback(
    (resource: TeachingResource) => (
      <RowActions
        resource={resource}
        isPending={resource.id === pendingId}
        onEdit={() => onEdit(resource)}
        onDelete={() => onDelete(resource)}
      />
    ),
    [pendingId, onEdit, onDelete],
  );
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={resources}
      search={{ query, textsOf: searchedTexts }}
      actions={actions}
      empty={
        <EmptyRows
          text={texts.admin.empty}
          query={query}
          addLabel={texts.admin.add}
          onAdd={onAdd}
        />
      }
    />
  );
}

function RowActions({
  resource: { title, url },
  isPending,
  onEdit,
  onDelete,
}: {
  resource: TeachingResource;
  isPending: boolean;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const href = safeHref(url);
  return (
    <>
      {href && <IconLink icon={ExternalLink} label={`View ${title}`} href={href} />}
      <IconButton icon={Pencil} label={`Edit ${title}`} onClick={onEdit} />
      <IconButton icon={Trash2} label={`Delete ${title}`} disabled={isPending} onClick={onDelete} />
    </>
  );
}
