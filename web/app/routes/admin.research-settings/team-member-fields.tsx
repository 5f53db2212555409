import { TextField } from "~/ui/admin/form/field";

/** The fields of a member of the lab's team. */
export function TeamMemberFields({ name }: { name: string }) {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <TextField name={`${name}.name`} label="Name" />
      <TextField name={`${name}.role`} label="Role" />
      <TextField name={`${name}.expertise`} label="Expertise" />
    </div>
  );
}
