import { TriangleAlert } from "lucide-react";
import { memo } from "react";
import {
  type EntryRow,
  canBeTicked,
  isTickedAtFirst,
} from "~/entities/publication-import/entry-row";
import { texts } from "~/entities/publication-import/texts";
import { TickBox } from "~/ui/admin/table/tick-box";
import { Badge } from "~/ui/basic/badge";

interface RowProps {
  row: EntryRow;
  /** What was ticked when it was kept, as "name value"; null for a new form. */
  ticked: ReadonlySet<string> | null;
  onEdit: (row: number) => void;
}

/** One entry. Rendered once: its checkboxes are the browser's. */
export const EntryTableRow = memo(function EntryTableRow({ row, ticked, onEdit }: RowProps) {
  const { row: number, kind, title, authors, details, place, problem, warnings } = row;
  const isTicked = ticked ? ticked.has(`row ${number}`) : isTickedAtFirst(row);
  const isOffered = canBeTicked(row);
  return (
    <tr role="row" data-kind={kind}>
      <td role="cell" className="row-span-2 flex justify-center pt-1 md:row-span-1">
        <TickBox
          name="row"
          value={number}
          aria-label={texts.select(title)}
          disabled={!isOffered}
          defaultChecked={isOffered && isTicked}
        />
      </td>
      <td role="cell" className="col-span-2 min-w-0 space-y-1 px-3 wrap-anywhere md:col-span-1">
        <p className="font-medium text-ink">{title}</p>
        <p className="text-muted">{authors}</p>
        <p className="text-muted">{details}</p>
        {problem !== null && <p className="text-danger">{problem}</p>}
        {warnings.map((warning, index) => (
          <p key={index} className="flex gap-2 text-warning">
            <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
            <span className="min-w-0">{warning}</span>
          </p>
        ))}
        <Match match={row.match} />
        {kind === "changed" && <Differences row={row} ticked={ticked} />}
        {row.version && isOffered && <Version row={row} ticked={ticked} />}
      </td>
      <td role="cell" className="px-3 text-xs text-muted max-md:pt-2">
        <Badge variant={kind === "new" ? "default" : kind === "problem" ? "outline" : "secondary"}>
          {texts.kinds[kind]}
        </Badge>
        {place !== "" && <p className="mt-1 wrap-anywhere">{place}</p>}
      </td>
      <td role="cell" className="px-1 md:text-center">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={texts.editEntry(title)}
          onClick={() => onEdit(number)}
          className="needs-script min-h-11 rounded-md px-3 font-medium text-ink hover:bg-ink/5 md:min-h-9"
        >
          {texts.edit}
        </button>
      </td>
    </tr>
  );
});

function Match({ match }: Pick<EntryRow, "match">) {
  if (!match) return null;
  return (
    <p className="text-muted">
      {match.text}
      {"href" in match && (
        <>
          {" "}
          <a href={match.href} target="_blank" rel="noreferrer" className="link">
            {match.title}
          </a>
        </>
      )}
    </p>
  );
}

function Differences({ row, ticked }: Pick<RowProps, "row" | "ticked">) {
  const { row: number, differences } = row;
  return (
    <>
      <input type="hidden" name="changed" value={number} />
      <ul aria-label={texts.differences} className="space-y-1 pt-1">
        {differences.map(({ field, label, current, imported }) => (
          <li key={field}>
            <label className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-1 pointer-coarse:py-3">
              <input
                type="checkbox"
                name="take"
                value={`${number}:${field}`}
                defaultChecked={ticked ? ticked.has(`take ${number}:${field}`) : true}
                className="row-span-3 mt-0.5 size-5 accent-accent md:mt-1 md:size-4"
              />
              <span className="font-medium text-ink">{label}</span>
              <span className="text-muted">
                {texts.now} {current}
              </span>
              <span className="text-ink">
                {texts.import} {imported}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

function Version({ row, ticked }: Pick<RowProps, "row" | "ticked">) {
  const { row: number, version } = row;
  if (!version) return null;
  return (
    <label className="flex gap-3 py-1 text-ink pointer-coarse:py-3">
      <input
        type="checkbox"
        name="version"
        value={number}
        defaultChecked={ticked ? ticked.has(`version ${number}`) : version.isGiven}
        className="mt-0.5 size-5 shrink-0 accent-accent md:mt-1 md:size-4"
      />
      <span className="min-w-0">{version.label}</span>
    </label>
  );
}
