import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { type Student, periodOf, searchedTexts } from "~/entities/student/student";
import { texts } from "~/entities/student/texts";
import { safeHref } from "~/lib/http/safe-href";
import type { PictureSource } from "~/lib/picture/picture";
import { IconLink } from "~/ui/admin/layout/icon-button";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";
import { SearchBox } from "~/ui/admin/table/search-box";
import { Badge } from "~/ui/basic/badge";
import { Picture } from "~/ui/basic/picture";

export interface StudentRow extends Student {
  picture: PictureSource | null;
}

const columns: readonly Column<StudentRow>[] = [
  {
    title: "Name",
    cell: (student) => <NameCell student={student} />,
    sortBy: ({ name }) => name,
    width: "md:w-1/4",
  },
  {
    title: "Level",
    cell: ({ level }) => level,
    sortBy: ({ level }) => level,
    width: "md:w-38",
  },
  {
    title: "Period",
    cell: periodOf,
    sortBy: ({ start_year }) => start_year,
    className: "tabular-nums md:whitespace-nowrap",
    width: "md:w-36",
  },
  {
    title: "Research Topic",
    cell: ({ research_topic }) => <span className="line-clamp-2">{research_topic}</span>,
    sortBy: ({ research_topic }) => research_topic,
  },
  {
    title: "Status",
    cell: ({ current }) => (
      <Badge variant={current ? "default" : "outline"} className="justify-self-start">
        {current ? texts.status.current : texts.status.graduated}
      </Badge>
    ),
    sortBy: ({ current }) => (current ? texts.status.current : texts.status.graduated),
    width: "md:w-32",
  },
];

const nameOf = ({ name }: Student) => name;

const linkOf = ({ name, thesis_url }: Student) => {
  const href = safeHref(thesis_url);
  return href && <IconLink icon={ExternalLink} label={`View thesis of ${name}`} href={href} />;
};

/** The students with search box, sortable columns and row actions. */
export function StudentsTable({
  students,
  pendingId,
  onAdd,
  onEdit,
  onDelete,
}: {
  students: StudentRow[];
  /** Of the student who is being deleted. */
  pendingId: unknown;
  onAdd: () => void;
  onEdit: (student: StudentRow) => void;
  onDelete: (student: StudentRow) => void;
}) {
  const [query, setQuery] = useState("");
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.admin.search} value={query} onChange={setQuery} />
      </div>
      <RecordTable
        caption={texts.title}
        columns={columns}
        rows={students}
        search={{ query, textsOf: searchedTexts }}
        nameOf={nameOf}
        link={linkOf}
        pendingId={pendingId}
        words={{ empty: texts.none, add: texts.admin.add }}
        onAdd={onAdd}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </>
  );
}

function NameCell({ student: { name, picture } }: { student: StudentRow }) {
  return (
    <span className="flex items-center gap-3">
      <Picture
        source={picture}
        alt=""
        initials={(Array.from(name)[0] ?? "").toUpperCase()}
        sizes="2rem"
        className="-my-1 size-8 shrink-0 rounded-full"
      />
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
    </span>
  );
}
