import type { Course } from "~/entities/course/course";
import { codedCourseInput } from "~/entities/course/input";
import { texts } from "~/entities/course/texts";
import { CourseFields, courseDefaults } from "~/features/course/admin/course-fields";
import { failure } from "~/lib/toast/toast";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { notify } from "~/ui/feedback/notify";

/** Adds a course, or edits the given one. */
export function CourseDialog({ course, onClose }: { course: Course | null; onClose: () => void }) {
  return (
    <RecordDialog
      history="course"
      {...(course ? texts.manage.editDialog : texts.manage.addDialog)}
      schema={codedCourseInput}
      record={course}
      defaultValue={courseDefaults(course)}
      onClose={onClose}
      {...(!course && { onInvalid: noteMissingTitle })}
    >
      <CourseFields />
    </RecordDialog>
  );
}

/** Says in a toast, too, that a new course needs a title (admin spec §8, Courses). */
function noteMissingTitle(errors: Record<string, string[] | null>) {
  if (errors.title?.includes(texts.invalid.title)) notify(failure(texts.manage.titleRequired));
}
