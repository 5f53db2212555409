import { useCallback } from "react";
import type { Course } from "~/entities/course/course";
import { courseInput } from "~/entities/course/input";
import { texts } from "~/entities/course/texts";
import { CourseFields, courseDefaults } from "~/features/course/admin/course-fields";
import { CoursesTable } from "~/features/course/admin/courses-table";
import type { Result } from "~/lib/cms/result";
import { useConfirmedDelete } from "~/ui/admin/dialog/use-confirmed-delete";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { type Search, Toolbar } from "./toolbar";
import { useOpenDialog } from "./use-open-dialog";

const skeleton = <TableSkeleton columns={5} label={texts.loading} />;

/** The same courses as on Manage Courses, with the words of Teaching Management. */
export function CoursesTab({
  courses,
  search,
}: {
  courses: Result<Course[]> | Promise<Result<Course[]>>;
  search: Search;
}) {
  const { open, add, edit, close } = useOpenDialog<Course>();
  const { remove, pendingId, list } = useConfirmedDelete(
    texts.teaching.confirmDelete,
    "delete-course",
  );
  const table = useCallback(
    (rows: Course[]) => (
      <CoursesTable
        courses={rows}
        query={search.query}
        pendingId={pendingId}
        onAdd={add}
        onEdit={edit}
        onDelete={remove}
      />
    ),
    [search.query, pendingId, add, edit, remove],
  );
  return (
    <>
      <Toolbar
        search={search}
        placeholder={texts.admin.search}
        addLabel={texts.admin.add}
        onAdd={add}
      />
      <div ref={list} tabIndex={-1} className="outline-none">
        <LoadedList value={courses} skeleton={skeleton} failed={texts.admin.fetchFailed}>
          {table}
        </LoadedList>
      </div>
      {open && (
        <RecordDialog
          {...(open.record ? texts.teaching.editDialog : texts.teaching.addDialog)}
          intent="save-course"
          schema={courseInput}
          record={open.record}
          defaultValue={courseDefaults(open.record)}
          onClose={close}
        >
          <CourseFields />
        </RecordDialog>
      )}
    </>
  );
}
