import type { OfficeHour } from "~/entities/office-hour/office-hour";
import { texts } from "~/entities/office-hour/texts";
import type { Result } from "~/lib/cms/result";
import { Skeleton } from "~/ui/feedback/skeleton";
import { type ListOfTab, ListTab } from "./list-tab";
import { OfficeHourCards, gridClass } from "./office-hour-cards";
import { OfficeHourDialog } from "./office-hour-dialog";
import type { Search } from "./toolbar";

/** Three cards (admin spec §9). */
const skeleton = (
  <div role="status" aria-label={texts.loading} className={gridClass}>
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} data-skeleton-card className="rounded-md border border-line p-5">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="mt-4 h-4 w-2/3" />
        <Skeleton className="mt-2 h-4 w-4/5" />
      </div>
    ))}
  </div>
);

const cards = ({ rows, ...list }: ListOfTab<OfficeHour>) => (
  <OfficeHourCards hours={rows} {...list} />
);

/** When and where students can come, as cards. */
export function OfficeHoursTab({
  officeHours,
  search,
}: {
  officeHours: Result<OfficeHour[]> | Promise<Result<OfficeHour[]>>;
  search: Search;
}) {
  return (
    <ListTab
      value={officeHours}
      skeleton={skeleton}
      words={texts.admin}
      deleteIntent="delete-office-hour"
      search={search}
      list={cards}
      form={(hour, onClose) => <OfficeHourDialog hour={hour} onClose={onClose} />}
    />
  );
}
