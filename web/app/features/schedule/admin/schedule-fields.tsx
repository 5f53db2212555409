import { texts } from "~/entities/schedule/texts";
import { useTimeZone } from "~/ui/admin/calendar/time-zone";
import { DateTimeField } from "~/ui/admin/form/date-time-field";

/**
 * When a record appears and when it goes.
 * @param prefix of the fields' names: "data[0]." in the row of a list
 */
export function ScheduleFields({ prefix = "" }: { prefix?: string }) {
  const timeZone = useTimeZone();
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <DateTimeField
        name={`${prefix}publish_at`}
        label={texts.publishAt}
        hint={texts.hint(timeZone)}
      />
      <DateTimeField
        name={`${prefix}unpublish_at`}
        label={texts.unpublishAt}
        hint={texts.endHint(timeZone)}
      />
    </div>
  );
}
