import { useState } from "react";
import { type ProjectWithPublications, isOngoing, periodOf } from "~/entities/project/project";
import { texts } from "~/entities/project/texts";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";
import { SearchBox } from "~/ui/admin/table/search-box";
import { StatusBadge } from "./status-badge";

const columns: readonly Column<ProjectWithPublications>[] = [
  {
    title: "Title",
    cell: ({ title }) => <span className="font-medium">{title}</span>,
    sortBy: ({ title }) => title,
  },
  {
    title: "Status",
    cell: ({ status }) => (
      <span>
        <StatusBadge status={status} />
      </span>
    ),
    sortBy: ({ status }) => status,
    width: "md:w-31",
  },
  {
    title: "Period",
    cell: (project) => periodOf(project, texts.unknownYear),
    sortBy: ({ start_date }) => start_date,
    className: "tabular-nums",
    width: "md:w-36",
  },
  {
    title: "Funding",
    cell: ({ funding_source }) => funding_source ?? texts.admin.notAvailable,
    sortBy: ({ funding_source }) => funding_source,
    width: "md:w-1/5",
  },
  {
    title: "Team Size",
    cell: ({ team_members }) => team_members.length,
    sortBy: ({ team_members }) => team_members.length,
    className: "tabular-nums",
    width: "md:w-32",
  },
];

const textsOf = ({ title, description, funding_source, status }: ProjectWithPublications) => [
  title,
  description,
  funding_source,
  status,
  // What the badge says.
  isOngoing({ status }) ? texts.admin.status.ongoing : null,
];

const nameOf = ({ title }: ProjectWithPublications) => title;

/** The projects with search box, sortable columns and row actions. */
export function ProjectsTable({
  projects,
  onAdd,
  onEdit,
  onDelete,
}: {
  projects: ProjectWithPublications[];
  onAdd: () => void;
  onEdit: (project: ProjectWithPublications) => void;
  onDelete: (project: ProjectWithPublications) => void;
}) {
  const [query, setQuery] = useState("");
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.admin.search} value={query} onChange={setQuery} />
      </div>
      <RecordTable
        caption={texts.admin.title}
        columns={columns}
        rows={projects}
        search={{ query, textsOf }}
        nameOf={nameOf}
        words={texts.admin}
        onAdd={onAdd}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </>
  );
}
