import { TextField, TextareaField } from "~/ui/admin/form/field";
import { RepeatableTexts } from "~/ui/admin/form/repeatable-texts";

/** The fields of a current project. The status is free text (admin spec §2). */
export function ProjectFields({ name }: { name: string }) {
  return (
    <>
      <TextField name={`${name}.title`} label="Title" />
      <TextField name={`${name}.funding`} label="Funding" />
      <TextareaField name={`${name}.description`} label="Description" />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField name={`${name}.timeline`} label="Timeline" placeholder="2025 – 2028" />
        <TextField name={`${name}.status`} label="Status" placeholder="In Progress" />
      </div>
      <RepeatableTexts name={`${name}.collaborators`} label="Collaborators" item="collaborator" />
    </>
  );
}
