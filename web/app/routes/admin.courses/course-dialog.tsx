import type { Course } from "~/entities/course/course";
import { codedCourseInput } from "~/entities/course/input";
import { texts } from "~/entities/course/texts";
import { CourseFields, courseDefaults } from "~/features/course/admin/course-fields";
import { failure } from "~/lib/toast/toast";
import { invalidToast } from "~/ui/admin/form/invalid-toast";
import { RecordDialog } from "~/ui/admin/form/record-form";

/** Says in a toast, too, that a new course needs a title (admin spec §8, Courses). */
const noteMissingTitle = invalidToast([texts.invalid.title], failure(texts.manage.titleRequired));

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
