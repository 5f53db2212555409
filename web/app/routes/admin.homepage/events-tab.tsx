import type { AcademicEvent } from "~/entities/event/event";
import { eventsInput } from "~/entities/event/input";
import { scheduleNote } from "~/entities/schedule/schedule";
import { texts } from "~/entities/event/texts";
import { formatDate, parseDay } from "~/lib/format/dates";
import { DateField } from "~/ui/admin/form/date-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { PreviewButton } from "~/features/preview/admin/preview-button";
import { RowSchedule } from "~/features/schedule/admin/row-schedule";
import { ListEditor } from "~/ui/admin/list-editor/list-editor";
import type { ListTab } from "./list-tab";

const blank = { title: "", date: "", end_date: "", location: "", description: "", link: "" };

/** Nothing while the date is being typed. */
const dateInHead = (date: string) => (parseDay(date) ? formatDate(date, "short") : "");

/** All events, those to come first. They stand by date, so they cannot be moved. */
export function EventsTab({ rows, version, onDirtyChange, ...publishing }: ListTab<AcademicEvent>) {
  return (
    <ListEditor
      list="events"
      history="event"
      preview={<PreviewButton type="event" />}
      rowNote={(row) => scheduleNote(row, publishing.now)}
      schema={eventsInput}
      defaultValue={{ data: rows }}
      version={version}
      onDirtyChange={onDirtyChange}
      label={texts.admin.tab}
      item="event"
      titleField="title"
      blank={blank}
      empty={texts.admin.empty}
      isSorted
      addsAt="start"
      detail={{ field: "date", format: dateInHead }}
      note={texts.admin.order}
    >
      {(name) => (
        <>
          <TextField name={`${name}.title`} label="Title" />
          <div className="grid gap-5 md:grid-cols-2">
            <DateField name={`${name}.date`} label="Date" />
            <DateField name={`${name}.end_date`} label="End date (optional)" />
          </div>
          <TextField name={`${name}.location`} label="Location" />
          <TextareaField name={`${name}.description`} label="Description" rows={3} />
          <TextField
            name={`${name}.link`}
            label="Link (optional)"
            placeholder="https://"
            hint="A page of this site, such as /blog, or a web address. Without one, “Event Details” leads to the event’s own page."
          />
          <RowSchedule name={name} type="event" saved={rows} {...publishing} />
        </>
      )}
    </ListEditor>
  );
}
