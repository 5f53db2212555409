import { type OfficeHour, searchedTexts, timeRangeOf } from "~/entities/office-hour/office-hour";
import { texts } from "~/entities/office-hour/texts";
import { EmptyRows } from "~/ui/admin/table/empty-rows";
import { FoundStatus } from "~/ui/admin/table/found-status";
import { Pager } from "~/ui/admin/table/pager";
import { useRecordFromAddress } from "~/ui/admin/table/use-record-from-address";
import { useRecordTable } from "~/ui/admin/table/use-record-table";
import { Button } from "~/ui/basic/button";

export const gridClass = "grid gap-4 md:grid-cols-2 xl:grid-cols-3";

/** Cards have no columns to sort by. */
const UNSORTED = [] as const;

/** The office hours as a grid of cards. */
export function OfficeHourCards({
  hours,
  query,
  pendingId,
  onAdd,
  onEdit,
  onDelete,
}: {
  hours: OfficeHour[];
  query: string;
  /** Of the office hour that is being deleted. */
  pendingId: unknown;
  onAdd: () => void;
  onEdit: (hour: OfficeHour) => void;
  onDelete: (hour: OfficeHour) => void;
}) {
  useRecordFromAddress(hours, { onAdd, onEdit });
  const table = useRecordTable(hours, UNSORTED, { query, textsOf: searchedTexts });
  const { rows } = table.getRowModel();
  return (
    <>
      <FoundStatus query={query} count={table.getRowCount()} />
      {rows.length === 0 ? (
        <div className="rounded-md border border-line p-8 text-center text-sm text-muted">
          <EmptyRows
            text={texts.admin.empty}
            query={query}
            addLabel={texts.admin.add}
            onAdd={onAdd}
          />
        </div>
      ) : (
        <ul className={gridClass}>
          {rows.map(({ id, original: hour }) => (
            <li key={id} className="flex min-w-0">
              <OfficeHourCard
                hour={hour}
                isPending={pendingId === id}
                onEdit={() => onEdit(hour)}
                onDelete={() => onDelete(hour)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager table={table} />
    </>
  );
}

function OfficeHourCard({
  hour,
  isPending,
  onEdit,
  onDelete,
}: {
  hour: OfficeHour;
  isPending: boolean;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const day = hour.day ?? texts.admin.noDay;
  const time = timeRangeOf(hour);
  const place = [hour.location, hour.is_virtual && texts.virtual].filter(Boolean).join(" ");
  const name = <span className="sr-only"> {[day, time].filter(Boolean).join(", ")}</span>;
  return (
    <article className="flex w-full flex-col rounded-md border border-line bg-surface p-5 wrap-anywhere">
      <h2 className="font-serif text-base leading-snug font-semibold text-ink">{day}</h2>
      {time && <p className="mt-2 text-sm text-ink tabular-nums">{time}</p>}
      {place && <p className="mt-1 text-sm text-muted">{place}</p>}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button variant="secondary" onClick={onEdit}>
          <span>Edit{name}</span>
        </Button>
        <Button variant="quiet" isPending={isPending} pendingLabel="Removing..." onClick={onDelete}>
          <span>Remove{name}</span>
        </Button>
      </div>
    </article>
  );
}
