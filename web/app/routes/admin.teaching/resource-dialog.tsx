import type { Course } from "~/entities/course/course";
import { teachingResourceInput } from "~/entities/teaching-resource/input";
import {
  RESOURCE_TYPES,
  type TeachingResource,
} from "~/entities/teaching-resource/teaching-resource";
import { texts } from "~/entities/teaching-resource/texts";
import type { Result } from "~/lib/cms/result";
import { type Choice, SelectField } from "~/ui/admin/form/choice-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { Deferred } from "~/ui/feedback/deferred";

type Loading = Result<Course[]>;

const types = RESOURCE_TYPES.map((type) => ({ value: type, label: type }));

/** Adds a resource, or edits the given one. */
export function ResourceDialog({
  resource,
  courses,
  onClose,
}: {
  resource: TeachingResource | null;
  courses: Loading | Promise<Loading>;
  onClose: () => void;
}) {
  const own = resource?.course ?? null;
  return (
    <RecordDialog
      history="teaching-resource"
      {...(resource ? texts.admin.editDialog : texts.admin.addDialog)}
      intent="save-resource"
      schema={teachingResourceInput}
      record={resource}
      defaultValue={resource ? { ...resource, course: own?.id } : {}}
      onClose={onClose}
    >
      <TextField name="title" label="Title" />
      <SelectField name="type" label="Type" choices={types} />
      <TextField name="url" label="URL" inputMode="url" placeholder="https://" />
      <Deferred value={courses} fallback={<CourseSelect own={own} courses={[]} />}>
        {(loaded) => <CourseSelect own={own} courses={loaded.ok ? loaded.value : []} />}
      </Deferred>
      <TextareaField name="description" label="Description" rows={4} />
    </RecordDialog>
  );
}

/** @param own the course chosen so far: it can be kept also where the courses cannot be read */
function CourseSelect({
  own,
  courses,
}: {
  own: TeachingResource["course"];
  courses: readonly Course[];
}) {
  const choices: Choice[] = [
    { value: "", label: texts.admin.noCourse },
    ...courses.map((course) => ({ value: course.id, label: labelOf(course) })),
  ];
  if (own && !choices.some(({ value }) => value === own.id)) {
    choices.push({ value: own.id, label: own.name });
  }
  return <SelectField name="course" label="Course" choices={choices} />;
}

/** The same course is taught again and again, so its term is said. */
function labelOf({ course_code, title, semester, year }: Course): string {
  const term = [semester, year].filter(Boolean).join(" ");
  const name = course_code ? `${course_code}: ${title}` : title;
  return term ? `${name} (${term})` : name;
}
