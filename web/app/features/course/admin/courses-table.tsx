import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { useCallback } from "react";
import { type Course, SEMESTERS, searchedTexts } from "~/entities/course/course";
import { texts } from "~/entities/course/texts";
import { safeHref } from "~/lib/http/safe-href";
import { IconButton, IconLink } from "~/ui/admin/layout/icon-button";
import { type Column, DataTable } from "~/ui/admin/table/data-table";
import { EmptyRows } from "~/ui/admin/table/empty-rows";
import { useRecordFromAddress } from "~/ui/admin/table/use-record-from-address";

const { notAvailable } = texts.admin;

const columns: readonly Column<Course>[] = [
  {
    title: "Course Code",
    cell: ({ course_code: code }) => code ?? notAvailable,
    sortBy: ({ course_code: code }) => code,
    width: "md:w-40",
  },
  {
    title: "Title",
    cell: ({ title }) => <span className="font-medium">{title}</span>,
    sortBy: ({ title }) => title,
  },
  {
    title: "Semester",
    cell: ({ semester }) => semester ?? notAvailable,
    sortBy: ({ semester }) => semester && SEMESTERS.indexOf(semester),
    width: "md:w-32",
  },
  {
    title: "Year",
    cell: ({ year }) => year ?? notAvailable,
    sortBy: ({ year }) => year,
    className: "tabular-nums",
    width: "md:w-24",
  },
];

/**
 * The courses with sortable columns and row actions, as both screens of the owner show them.
 * @param query what the screen's search box says
 */
export function CoursesTable({
  courses,
  query,
  pendingId,
  onAdd,
  onEdit,
  onDelete,
}: {
  courses: Course[];
  query: string;
  /** Of the course that is being deleted. */
  pendingId?: unknown;
  onAdd: () => void;
  onEdit: (course: Course) => void;
  onDelete: (course: Course) => void;
}) {
  useRecordFromAddress(courses, { onAdd, onEdit });
  const actions = useCallback(
    (course: Course) => (
      <RowActions
        course={course}
        isPending={course.id === pendingId}
        onEdit={() => onEdit(course)}
        onDelete={() => onDelete(course)}
      />
    ),
    [pendingId, onEdit, onDelete],
  );
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={courses}
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
  course: { title, syllabus_url },
  isPending,
  onEdit,
  onDelete,
}: {
  course: Course;
  isPending: boolean;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const href = safeHref(syllabus_url);
  return (
    <>
      {href && <IconLink icon={ExternalLink} label={`View syllabus of ${title}`} href={href} />}
      <IconButton icon={Pencil} label={`Edit ${title}`} onClick={onEdit} />
      <IconButton icon={Trash2} label={`Delete ${title}`} disabled={isPending} onClick={onDelete} />
    </>
  );
}
