import { personInput } from "~/entities/person/input";
import type { Person } from "~/entities/person/person";
import { texts } from "~/entities/person/texts";
import { SwitchField } from "~/ui/admin/form/choice-field";
import { TextField } from "~/ui/admin/form/field";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { TextListField } from "~/ui/admin/form/text-list-field";

const { hints } = texts.admin;

/** Adds a person, or edits the given one. */
export function PersonDialog({ person, onClose }: { person: Person | null; onClose: () => void }) {
  return (
    <RecordDialog
      history="person"
      {...(person ? texts.admin.editDialog : texts.admin.addDialog)}
      schema={personInput}
      record={person}
      defaultValue={defaultsOf(person)}
      onClose={onClose}
    >
      <TextField name="name" label="Name" />
      {/* A comma turns a name round, so it does not end one. */}
      <TextListField name="variants" label="Variants" placeholder="Another spelling" />
      <p className="text-xs text-muted">{hints.variants}</p>
      <TextField name="orcid" label="ORCID" hint={hints.orcid} />
      <TextField name="homepage" label="Homepage" type="url" placeholder="https://" />
      <TextField name="affiliation" label="Affiliation" />
      <SwitchField name="is_owner" label="The owner of this site" hint={hints.owner} />
    </RecordDialog>
  );
}

function defaultsOf(person: Person | null) {
  if (!person) return {};
  const { id: _, ...rest } = person;
  return rest;
}
