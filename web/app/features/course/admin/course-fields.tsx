import { COURSE_LEVELS, type Course, SEMESTERS } from "~/entities/course/course";
import { PdfAddressField } from "~/features/file/admin/pdf-address-field";
import { SelectField } from "~/ui/admin/form/choice-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { TextListField } from "~/ui/admin/form/text-list-field";

const NOT_SET = { value: "", label: "Not set" };
const levels = [NOT_SET, ...COURSE_LEVELS.map((level) => ({ value: level, label: level }))];
const semesters = [NOT_SET, ...SEMESTERS.map((term) => ({ value: term, label: term }))];

/** The fields of a course, inside the form of either screen. */
export function CourseFields() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="course_code" label="Course Code" placeholder="MKT 301" />
        <SelectField name="level" label="Level" choices={levels} />
      </div>
      <TextField name="title" label="Title" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="semester" label="Semester" choices={semesters} />
        <TextField name="year" label="Year" type="number" inputMode="numeric" min={1} step={1} />
      </div>
      <TextareaField name="description" label="Description" rows={5} />
      <TextListField name="resources" label="Course Resources" placeholder="Resource" />
      <PdfAddressField name="syllabus_url" label="Syllabus URL" />
    </>
  );
}

/** The form's first values; null adds a course. */
export function courseDefaults(course: Course | null) {
  if (!course) return {};
  const { id: _, year, ...rest } = course;
  return { ...rest, year: year?.toString() };
}
