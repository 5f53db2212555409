import { useCallback } from "react";
import type { OfficeHour } from "~/entities/office-hour/office-hour";
import { texts } from "~/entities/office-hour/texts";
import type { Result } from "~/lib/cms/result";
import { useConfirmedDelete } from "~/ui/admin/dialog/use-confirmed-delete";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { Skeleton } from "~/ui/feedback/skeleton";
import { OfficeHourCards, gridClass } from "./office-hour-cards";
import { OfficeHourDialog } from "./office-hour-dialog";
import { type Search, Toolbar } from "./toolbar";
import { useOpenDialog } from "./use-open-dialog";

/** Three cards (admin spec §9). */
const skeleton = (
  <div role="status" aria-label={texts.loading} className={gridClass}>
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} data-skeleton-card className="rounded-md border border-line p-5">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-4 h-4 w-3/5" />
        <Skeleton className="mt-2 h-4 w-4/5" />
      </div>
    ))}
  </div>
);

/** When and where students can come, as cards. */
export function OfficeHoursTab({
  officeHours,
  search,
}: {
  officeHours: Result<OfficeHour[]> | Promise<Result<OfficeHour[]>>;
  search: Search;
}) {
  const { open, add, edit, close } = useOpenDialog<OfficeHour>();
  const { remove, pendingId, list } = useConfirmedDelete(
    texts.admin.confirmDelete,
    "delete-office-hour",
  );
  const cards = useCallback(
    (hours: OfficeHour[]) => (
      <OfficeHourCards
        hours={hours}
        query={search.query}
        pendingId={pendingId}
        onAdd={add}
        onEdit={edit}
        onDelete={remove}
      />
    ),
    [search.query, pendingId, add, edit, remove],
  );
  return (
    <>
      <Toolbar
        search={search}
        placeholder={texts.admin.search}
        addLabel={texts.admin.add}
        onAdd={add}
      />
      <div ref={list} tabIndex={-1} className="outline-none">
        <LoadedList value={officeHours} skeleton={skeleton} failed={texts.admin.fetchFailed}>
          {cards}
        </LoadedList>
      </div>
      {open && <OfficeHourDialog hour={open.record} onClose={close} />}
    </>
  );
}
