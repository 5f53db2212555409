import { useState } from "react";
import type { PageSeoRow } from "~/entities/seo/page-seo";
import { texts } from "~/entities/seo/texts";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";
import { SearchBox } from "~/ui/admin/table/search-box";
import { Badge } from "~/ui/basic/badge";
import { Button } from "~/ui/basic/button";

const columns: readonly Column<PageSeoRow>[] = [
  {
    title: "Page Path",
    cell: ({ path }) => <span className="font-medium">{path}</span>,
    sortBy: ({ path }) => path,
    width: "md:w-1/3",
  },
  {
    title: "Title",
    cell: ({ title }) => title ?? texts.admin.notAvailable,
    sortBy: ({ title }) => title,
  },
  {
    title: "No Index",
    cell: ({ no_index }) => (
      <span>
        <Badge variant={no_index ? "default" : "outline"}>
          {no_index ? texts.admin.yes : texts.admin.no}
        </Badge>
      </span>
    ),
    sortBy: ({ no_index }) => (no_index ? 0 : 1),
    width: "md:w-30",
  },
];

const textsOf = ({ path, title, description }: PageSeoRow) => [path, title, description];

const nameOf = ({ path }: PageSeoRow) => path;

/** The pages that have settings of their own, with search box and row actions. */
export function PagesTable({
  rows,
  onAdd,
  onEdit,
  onDelete,
}: {
  rows: PageSeoRow[];
  onAdd: () => void;
  onEdit: (row: PageSeoRow) => void;
  onDelete: (row: PageSeoRow) => void;
}) {
  const [query, setQuery] = useState("");
  return (
    <>
      <div className="mb-4 flex flex-wrap justify-between gap-3">
        <SearchBox placeholder={texts.admin.search} value={query} onChange={setQuery} />
        <Button onClick={onAdd}>{texts.admin.add}</Button>
      </div>
      <RecordTable
        caption={texts.admin.tabs.pages}
        columns={columns}
        rows={rows}
        search={{ query, textsOf }}
        nameOf={nameOf}
        words={{
          empty: query.trim() ? texts.admin.noMatches : texts.admin.empty,
          add: texts.admin.add,
        }}
        onAdd={onAdd}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </>
  );
}
