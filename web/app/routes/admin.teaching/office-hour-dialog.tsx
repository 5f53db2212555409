import { useField } from "@conform-to/react";
import { officeHourInput } from "~/entities/office-hour/input";
import { OFFICE_DAYS, type OfficeHour } from "~/entities/office-hour/office-hour";
import { texts } from "~/entities/office-hour/texts";
import { SelectField, SwitchField } from "~/ui/admin/form/choice-field";
import { TextField } from "~/ui/admin/form/field";
import { RecordDialog } from "~/ui/admin/form/record-form";

const days = OFFICE_DAYS.map((day) => ({ value: day, label: day }));

/** Adds an office hour, or edits the given one. */
export function OfficeHourDialog({
  hour,
  onClose,
}: {
  hour: OfficeHour | null;
  onClose: () => void;
}) {
  // One that came in without a day must not silently be on Mondays.
  const choices = hour?.day === null ? [{ value: "", label: texts.admin.noDay }, ...days] : days;
  return (
    <RecordDialog
      history="office-hour"
      {...(hour ? texts.admin.editDialog : texts.admin.addDialog)}
      intent="save-office-hour"
      schema={officeHourInput}
      record={hour}
      defaultValue={hour ?? {}}
      onClose={onClose}
    >
      <SelectField name="day" label="Day" choices={choices} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="start_time" label="Start Time" placeholder="10:00 AM" />
        <TextField name="end_time" label="End Time" placeholder="12:00 PM" />
      </div>
      <TextField name="location" label="Location" placeholder="Business Hall, Room 312" />
      <SwitchField name="is_virtual" label="Virtual" />
      <MeetingLinkField />
    </RecordDialog>
  );
}

/** Shown for virtual office hours only; what was typed comes back when the switch does. */
function MeetingLinkField() {
  const [isVirtual] = useField<boolean>("is_virtual");
  const isHidden = isVirtual.value !== "on";
  return (
    <fieldset hidden={isHidden} disabled={isHidden}>
      <TextField name="meeting_link" label="Meeting Link" type="url" placeholder="https://" />
    </fieldset>
  );
}
