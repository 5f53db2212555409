import { ExternalLink } from "lucide-react";
import { type Course, SEMESTERS, searchedTexts } from "~/entities/course/course";
import { texts } from "~/entities/course/texts";
import { safeHref } from "~/lib/http/safe-href";
import { IconLink } from "~/ui/admin/layout/icon-button";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";

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

const nameOf = ({ title }: Course) => title;

const linkOf = ({ title, syllabus_url }: Course) => {
  const href = safeHref(syllabus_url);
  return href && <IconLink icon={ExternalLink} label={`View syllabus of ${title}`} href={href} />;
};

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
  return (
    <RecordTable
      caption={texts.title}
      columns={columns}
      rows={courses}
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
