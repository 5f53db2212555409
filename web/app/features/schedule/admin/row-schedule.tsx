import { useField } from "@conform-to/react";
import { ChevronDown } from "lucide-react";
import type { PreviewType, Share } from "~/entities/preview/preview";
import type { Schedule } from "~/entities/schedule/schedule";
import { texts } from "~/entities/schedule/texts";
import { ScheduleFields } from "./schedule-fields";
import { ShareHidden } from "./share-hidden";

/**
 * The times of a row in a list that is saved as a whole; folded while it has none.
 * @param saved the rows as they are stored: only those that are not public can be shared
 * @param now see `scheduleNote`
 */
export function RowSchedule({
  name,
  type,
  saved,
  shares,
  now,
}: {
  name: string;
  type: PreviewType;
  saved: readonly (Schedule & { id: string })[];
  shares: readonly Share[];
  now: string;
}) {
  const [id] = useField<string>(`${name}.id`);
  const [from] = useField<string>(`${name}.publish_at`);
  const [to] = useField<string>(`${name}.unpublish_at`);
  const hasTimes = [from, to].some(({ initialValue, valid }) => Boolean(initialValue) || !valid);
  const row = saved.find((each) => each.id === id.initialValue);
  return (
    <details open={hasTimes} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-medium text-ink md:min-h-9">
        <ChevronDown
          aria-hidden
          className="size-4 -rotate-90 text-muted transition-transform duration-150 group-open:rotate-0"
        />
        {texts.title}
      </summary>
      <div className="mt-2 space-y-5">
        <ScheduleFields prefix={`${name}.`} />
        {row && <ShareHidden type={type} record={row} shares={shares} now={now} />}
      </div>
    </details>
  );
}
