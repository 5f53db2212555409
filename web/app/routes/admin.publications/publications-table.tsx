import { useSearchParams } from "@remix-run/react";
import { ExternalLink } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { formTexts } from "~/entities/publication/form-texts";
import { type Missing, lacks, missingInAddress } from "~/entities/publication/missing";
import {
  type ProjectReference,
  type Publication,
  formatPublicationDate,
  namedPeople,
} from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";
import { plainTitle } from "~/entities/publication/title";
import { formatDate } from "~/lib/format/dates";
import { safeHref } from "~/lib/http/safe-href";
import { useRestoring } from "~/ui/admin/drafts/use-restored";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";
import { IconLink } from "~/ui/admin/layout/icon-button";
import { SearchBox } from "~/ui/admin/table/search-box";
import { type TableSearch, searchRows } from "~/ui/admin/table/use-record-table";
import { Badge } from "~/ui/basic/badge";
import { Button } from "~/ui/basic/button";
import { BULK_INTENTS, BulkBar } from "./bulk-bar";
import { MissingFilter } from "./missing-filter";
import { RowCheckbox, SelectionProvider } from "./selection";

/** How many authors a row shows before it counts the rest (admin spec §9). */
const AUTHORS_SHOWN = 2;

/** As much of the date as is known: a year is never shown as January 1. */
function dateOf(publication: Publication): string {
  const { publication_date: date, date_precision: precision } = publication;
  if (!date) return texts.admin.notAvailable;
  return precision === "day" ? formatDate(date, "short") : formatPublicationDate(publication);
}

const columns: readonly Column<Publication>[] = [
  {
    title: "Title",
    cell: ({ id, title }) => (
      <span className="flex gap-3">
        <RowCheckbox id={id} title={plainTitle(title)} />
        <span dir="auto" className="min-w-0 font-medium">
          {plainTitle(title)}
        </span>
      </span>
    ),
    sortBy: ({ title }) => plainTitle(title),
    isLong: true,
  },
  {
    title: "Journal/Source",
    cell: ({ journal }) => journal ?? texts.admin.notAvailable,
    sortBy: ({ journal }) => journal,
    width: "md:w-60 xl:w-1/5",
  },
  {
    title: "Date",
    cell: dateOf,
    sortBy: ({ publication_date: date }) => date,
    className: "tabular-nums md:whitespace-nowrap",
    width: "md:w-34",
  },
  {
    title: "Authors",
    cell: (row) => <NameBadges names={namedPeople(row)} />,
    sortBy: (row) => namedPeople(row)[0] ?? null,
    width: "md:w-40 xl:w-[18%]",
  },
];

const nameOf = ({ title }: Publication) => plainTitle(title);

const textsOf = (row: Publication) => [nameOf(row), row.journal, ...namedPeople(row)];

const linkOf = (row: Publication) => {
  const href = safeHref(row.url);
  return href && <IconLink icon={ExternalLink} label={`View ${nameOf(row)}`} href={href} />;
};

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
}

/** Which rows are ticked; those that are not listed any more, or that the search hides, are not. */
function useSelection(rows: readonly Publication[], { query, textsOf }: TableSearch<Publication>) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => {
    const listed = rows.filter(({ id }) => ticked.has(id));
    return new Set(searchRows(listed, { query, textsOf }).map(({ id }) => id));
  }, [rows, ticked, query, textsOf]);
  const toggle = useCallback((id: string) => setTicked((now) => toggled(now, id)), []);
  const clear = useCallback(() => setTicked(new Set()), []);
  return { ids, toggle, clear, tick: setTicked };
}

/** The publications with search box, sortable columns and row actions. */
export function PublicationsTable({
  publications,
  projects,
  onAdd,
  onEdit,
  onDelete,
}: {
  publications: Publication[];
  projects: ProjectReference[];
  onAdd: () => void;
  onEdit: (publication: Publication) => void;
  onDelete: (publication: Publication) => void;
}) {
  const [query, setQuery] = useState("");
  const [params] = useSearchParams();
  const [missing, setMissing] = useState<Missing | null>(() => missingInAddress(params));
  const rows = useMemo(
    () => (missing ? publications.filter((row) => lacks(row, missing)) : publications),
    [publications, missing],
  );
  const search = { query, textsOf };
  const { ids, toggle, clear, tick } = useSelection(rows, search);
  const asked = useRestoring(BULK_INTENTS, "");
  useEffect(() => {
    if (!asked) return;
    setMissing(null);
    setQuery("");
    tick(new Set(asked.entries.flatMap(([name, value]) => (name === "ids" ? [value] : []))));
  }, [asked, tick]);
  const selection = useMemo(() => ({ ids, toggle }), [ids, toggle]);
  const selected = useMemo(() => [...ids], [ids]);
  const tickAll = () => tick(new Set(searchRows(rows, search).map(({ id }) => id)));
  return (
    <SelectionProvider value={selection}>
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <SearchBox placeholder={texts.admin.search} value={query} onChange={setQuery} />
        {publications.length > 0 && (
          <>
            <MissingFilter value={missing} onChange={setMissing} />
            <Button variant="quiet" className="needs-script" onClick={tickAll}>
              {formTexts.bulk.selectAll}
            </Button>
          </>
        )}
      </div>
      {selected.length > 0 && <BulkBar ids={selected} projects={projects} onClear={clear} />}
      <RecordTable
        caption={texts.admin.title}
        columns={columns}
        rows={rows}
        search={search}
        nameOf={nameOf}
        link={linkOf}
        words={texts.admin}
        onAdd={onAdd}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </SelectionProvider>
  );
}

function NameBadges({ names }: { names: readonly string[] }) {
  const more = names.length - AUTHORS_SHOWN;
  return (
    <span className="flex flex-wrap gap-1">
      {names.slice(0, AUTHORS_SHOWN).map((name, index) => (
        <Badge key={index}>{name}</Badge>
      ))}
      {more > 0 && <Badge variant="outline">+{more}</Badge>}
    </span>
  );
}
