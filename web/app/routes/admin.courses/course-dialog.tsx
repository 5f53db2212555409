import { useField } from "@conform-to/react";
import { useEffect } from "react";
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
    >
      <CourseFields />
      {!course && <MissingTitleToast />}
    </RecordDialog>
  );
}

/** Says in a toast, too, that a new course needs a title (admin spec §8, Courses). */
function MissingTitleToast() {
  const [{ formId }] = useField<string>("title");
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const check = () => {
      const title = new FormData(form).get("title");
      if (typeof title === "string" && !title.trim()) notify(failure(texts.manage.titleRequired));
    };
    form.addEventListener("submit", check);
    return () => form.removeEventListener("submit", check);
  }, [formId]);
  return null;
}
