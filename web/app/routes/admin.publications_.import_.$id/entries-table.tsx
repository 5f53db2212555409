import { memo, useEffect, useRef } from "react";
import type { EntryRow } from "~/entities/publication-import/entry-row";
import { texts } from "~/entities/publication-import/texts";
import type { Draft } from "~/ui/admin/drafts/draft-store";
import { useTurn } from "~/ui/admin/table/use-turn";
import { EntryTableRow } from "./entry-table-row";

/** As in the tables of records: rows are boxes of their own, laid out when they come into sight. */
const bodyClass =
  "isolate block divide-y divide-line [&>tr]:grid [&>tr]:grid-cols-[2.75rem_minmax(0,1fr)_auto] [&>tr]:py-3 [&>tr]:[contain-intrinsic-block-size:auto_9rem] [&>tr]:[content-visibility:auto] [&>tr[hidden]]:hidden md:[&>tr]:grid-cols-[2.75rem_minmax(0,1fr)_8rem_6rem] md:[&>tr]:[contain-intrinsic-block-size:auto_6.5rem]";
const headClass = "hidden px-3 py-3 text-left font-medium text-muted md:block";

/** All entries of an import, each with its checkbox; the browser keeps what is ticked. */
export function EntriesTable({
  rows,
  restored,
  areAllTicked,
  onTickAll,
  onEdit,
}: {
  rows: readonly EntryRow[];
  restored: Draft | null;
  areAllTicked: boolean | "some";
  onTickAll: (isTicked: boolean) => void;
  onEdit: (row: number) => void;
}) {
  return (
    <div className="border-y border-line md:rounded-md md:border-x">
      <table role="table" className="block w-full text-sm">
        <caption className="sr-only">{texts.table}</caption>
        <thead role="rowgroup" className="sticky top-0 z-10 block border-b border-line bg-paper">
          <tr
            role="row"
            className="grid grid-cols-[minmax(0,1fr)] items-center md:grid-cols-[2.75rem_minmax(0,1fr)_8rem_6rem]"
          >
            <th role="columnheader" scope="col" className="font-medium text-muted">
              <SelectAll areAllTicked={areAllTicked} onTickAll={onTickAll} />
            </th>
            <th role="columnheader" scope="col" className={headClass}>
              {texts.columns.entry}
            </th>
            <th role="columnheader" scope="col" className={headClass}>
              {texts.columns.kind}
            </th>
            <th role="columnheader" scope="col" className={headClass}>
              {texts.columns.actions}
            </th>
          </tr>
        </thead>
        <Rows rows={rows} restored={restored} onEdit={onEdit} />
      </table>
    </div>
  );
}

const Rows = memo(function Rows({
  rows,
  restored,
  onEdit,
}: {
  rows: readonly EntryRow[];
  restored: Draft | null;
  onEdit: (row: number) => void;
}) {
  const ticked = restored && new Set(restored.entries.map(([name, value]) => `${name} ${value}`));
  const parts = Math.ceil(rows.length / PART_SIZE);
  return (
    <tbody role="rowgroup" className={bodyClass}>
      {Array.from({ length: parts }, (_, part) => (
        <RowsOfPart key={part} rows={rows} part={part} ticked={ticked} onEdit={onEdit} />
      ))}
    </tbody>
  );
});

/** As many rows as are rendered in some ten milliseconds. */
const PART_SIZE = 100;

function RowsOfPart({
  rows,
  part,
  ticked,
  onEdit,
}: {
  rows: readonly EntryRow[];
  part: number;
  ticked: ReadonlySet<string> | null;
  onEdit: (row: number) => void;
}) {
  useTurn(rows, part);
  return rows.slice(part * PART_SIZE, (part + 1) * PART_SIZE).map((row) => (
    // What was corrected is another entry, with a checkbox of its own.
    <EntryTableRow key={`${row.row} ${row.kind}`} row={row} ticked={ticked} onEdit={onEdit} />
  ));
}

/** Works without scripts no more than any other button of the table. */
function SelectAll({
  areAllTicked,
  onTickAll,
}: {
  areAllTicked: boolean | "some";
  onTickAll: (isTicked: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = areAllTicked === "some";
  }, [areAllTicked]);
  return (
    <label className="needs-script flex min-h-11 items-center gap-3 px-3 md:justify-center md:px-0">
      <input
        ref={box}
        type="checkbox"
        checked={areAllTicked === true}
        onChange={({ currentTarget }) => onTickAll(currentTarget.checked)}
        className="size-5 shrink-0 accent-accent md:size-4"
      />
      <span className="md:sr-only">{texts.selectAll}</span>
    </label>
  );
}
