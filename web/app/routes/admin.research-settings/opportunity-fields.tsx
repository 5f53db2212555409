import { getInputProps, useField } from "@conform-to/react";
import { DateField } from "~/ui/admin/form/date-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";

/** The fields of a PhD position. */
export function PhdPositionFields({ name }: { name: string }) {
  return (
    <>
      <TextField name={`${name}.title`} label="Title" />
      <TextareaField name={`${name}.description`} label="Description" />
      <div className="max-w-xs">
        <DateField name={`${name}.deadline`} label="Deadline (optional)" />
      </div>
    </>
  );
}

/**
 * The fields of a master's project. Its funding, timeline and collaborators have no fields on this
 * screen (admin spec §2); what the document holds of them is posted back as it came.
 */
export function MastersProjectFields({ name }: { name: string }) {
  const [collaborators] = useField<string[]>(`${name}.collaborators`);
  return (
    <>
      <HiddenField name={`${name}.funding`} />
      <HiddenField name={`${name}.timeline`} />
      {collaborators.getFieldList().map((collaborator) => (
        <HiddenField key={collaborator.key} name={collaborator.name} />
      ))}
      <TextField name={`${name}.title`} label="Title" />
      <TextField name={`${name}.status`} label="Status" placeholder="Open" />
      <TextareaField name={`${name}.description`} label="Description" />
    </>
  );
}

function HiddenField({ name }: { name: string }) {
  const [meta] = useField<string>(name);
  return <input {...getInputProps(meta, { type: "hidden" })} key={meta.key} />;
}
