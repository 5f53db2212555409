import { TextField, TextareaField } from "~/ui/admin/form/field";

/** The fields of a degree. */
export function EducationFields({ name }: { name: string }) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField name={`${name}.degree`} label="Degree" placeholder="Ph.D." />
        <TextField name={`${name}.field`} label="Field" />
      </div>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField name={`${name}.university`} label="University" />
        <TextField name={`${name}.year`} label="Year" />
      </div>
      <TextareaField name={`${name}.dissertation`} label="Dissertation (optional)" rows={2} />
    </>
  );
}

/** The fields of a role or affiliation. */
export function RoleFields({ name }: { name: string }) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_14rem]">
        <TextField name={`${name}.title`} label="Title" />
        <TextField name={`${name}.type`} label="Type" placeholder="Academic" />
      </div>
      <TextField name={`${name}.organization`} label="Organization" />
      <div className="grid gap-5 sm:grid-cols-2 md:max-w-md">
        <TextField name={`${name}.start_year`} label="Start Year" />
        <TextField
          name={`${name}.end_year`}
          label="End Year (optional)"
          hint="Leave it empty while you hold the role."
        />
      </div>
    </>
  );
}

/** The fields of a profile on an academic network. */
export function AcademicProfileFields({ name }: { name: string }) {
  return (
    <div className="grid gap-5 md:grid-cols-[14rem_minmax(0,1fr)]">
      <TextField name={`${name}.platform`} label="Platform" placeholder="ORCID" />
      <TextField name={`${name}.url`} label="URL" inputMode="url" placeholder="https://" />
    </div>
  );
}
