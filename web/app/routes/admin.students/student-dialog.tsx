import { YEARS, studentInput } from "~/entities/student/input";
import { STUDENT_LEVELS, type Student } from "~/entities/student/student";
import { texts } from "~/entities/student/texts";
import { PdfAddressField } from "~/features/file/admin/pdf-address-field";
import { SelectField, SwitchField } from "~/ui/admin/form/choice-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { ImageField } from "~/ui/admin/picture/image-field";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { TextListField } from "~/ui/admin/form/text-list-field";
import { EndYearField } from "./end-year-field";

const levels = STUDENT_LEVELS.map((level) => ({ value: level, label: level }));

/**
 * Adds a student, or edits the given one.
 * @param year the current one
 */
export function StudentDialog({
  student,
  year,
  onClose,
}: {
  student: Student | null;
  year: string;
  onClose: () => void;
}) {
  return (
    <RecordDialog
      history="student"
      {...(student ? texts.admin.editDialog : texts.admin.addDialog)}
      schema={studentInput}
      record={student}
      defaultValue={student ? defaultsOf(student) : { start_year: year, current: true }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" />
      <SelectField name="level" label="Level" choices={levels} />
      <SwitchField name="current" label="Current Student" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="start_year" label="Start Year" type="number" {...YEARS} />
        <EndYearField year={year} />
      </div>
      <TextareaField name="research_topic" label="Research Topic" rows={3} />
      <TextField name="email" label="Email" type="email" placeholder="name@example.edu" />
      <ImageField name="photo_url" label="Photo" />
      <TextListField name="publications" label="Publications" placeholder="Publication title" />
      <PdfAddressField name="thesis_url" label="Thesis URL" />
    </RecordDialog>
  );
}

function defaultsOf(student: Student) {
  const { name, level, current, research_topic, email, photo_url, publications, thesis_url } =
    student;
  return {
    name,
    level,
    current,
    start_year: String(student.start_year),
    end_year: student.end_year?.toString(),
    research_topic,
    email,
    photo_url,
    publications,
    thesis_url,
  };
}
