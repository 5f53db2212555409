import type { Course } from "~/entities/course/course";
import { courseInput } from "~/entities/course/input";
import { texts } from "~/entities/course/texts";
import { CourseFields, courseDefaults } from "~/features/course/admin/course-fields";
import { CoursesTable } from "~/features/course/admin/courses-table";
import type { Result } from "~/lib/cms/result";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { type ListOfTab, ListTab } from "./list-tab";
import type { Search } from "./toolbar";

const words = { ...texts.admin, confirmDelete: texts.teaching.confirmDelete };

const skeleton = <TableSkeleton columns={5} label={texts.loading} />;

const table = ({ rows, ...list }: ListOfTab<Course>) => <CoursesTable courses={rows} {...list} />;

/** The same courses as on Manage Courses, with the words of Teaching Management. */
export function CoursesTab({
  courses,
  search,
}: {
  courses: Result<Course[]> | Promise<Result<Course[]>>;
  search: Search;
}) {
  return (
    <ListTab
      value={courses}
      skeleton={skeleton}
      words={words}
      deleteIntent="delete-course"
      search={search}
      list={table}
      form={(course, onClose) => (
        <RecordDialog
          history="course"
          {...(course ? texts.teaching.editDialog : texts.teaching.addDialog)}
          intent="save-course"
          schema={courseInput}
          record={course}
          defaultValue={courseDefaults(course)}
          onClose={onClose}
        >
          <CourseFields />
        </RecordDialog>
      )}
    />
  );
}
