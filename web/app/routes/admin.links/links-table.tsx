import { useMemo, useState } from "react";
import { texts } from "~/entities/useful-link/texts";
import type { UsefulLink } from "~/entities/useful-link/useful-link";
import { safeHref } from "~/lib/http/safe-href";
import { SortArea } from "~/ui/admin/sortable/sort-area";
import { SortableList } from "~/ui/admin/sortable/sortable-list";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";
import { SearchBox } from "~/ui/admin/table/search-box";
import { Badge } from "~/ui/basic/badge";
import { LinkRow, Moving, OrderCell } from "./link-row";
import { useLinkOrder } from "./use-link-order";

const columns: readonly Column<UsefulLink>[] = [
  {
    title: "Title",
    cell: ({ title, description }) => (
      <span className="min-w-0">
        <span dir="auto" className="block font-medium">
          {title}
        </span>
        {description && (
          <span className="mt-0.5 line-clamp-2 text-xs text-muted">{description}</span>
        )}
      </span>
    ),
    sortBy: ({ title }) => title,
  },
  {
    title: "Category",
    cell: ({ category }) => category ?? texts.uncategorized,
    sortBy: ({ category }) => category,
    width: "md:w-44",
  },
  {
    title: "URL",
    cell: ({ url }) => <ExternalUrl url={url} />,
    sortBy: ({ url }) => url,
    width: "md:w-1/5",
  },
  {
    title: "Premium",
    cell: ({ is_premium }) => (
      <span>
        {is_premium ? (
          <Badge variant="default">{texts.admin.yes}</Badge>
        ) : (
          <Badge variant="outline">{texts.admin.no}</Badge>
        )}
      </span>
    ),
    sortBy: ({ is_premium }) => (is_premium ? 0 : 1),
    width: "md:w-28",
  },
  {
    title: "Order",
    cell: (link) => <OrderCell link={link} />,
    width: "md:w-28",
  },
];

const textsOf = ({ title, description, category, url }: UsefulLink) => [
  title,
  description,
  category,
  url,
];

const nameOf = ({ title }: UsefulLink) => title;

/** The links in their order, with search box, sortable columns, moves and row actions. */
export function LinksTable({
  links: saved,
  onAdd,
  onEdit,
  onDelete,
}: {
  links: UsefulLink[];
  onAdd: () => void;
  onEdit: (link: UsefulLink) => void;
  onDelete: (link: UsefulLink) => void;
}) {
  const [query, setQuery] = useState("");
  const { links, move, announcement } = useLinkOrder(saved);
  const ids = useMemo(() => links.map(({ id }) => id), [links]);
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.admin.search} value={query} onChange={setQuery} />
      </div>
      <SortArea>
        <SortableList list="links" ids={ids} onMove={(from, to) => move(from, to, "drag")}>
          <Moving.Provider value={{ ids, move }}>
            <RecordTable
              caption={texts.admin.title}
              columns={columns}
              rows={links}
              search={{ query, textsOf }}
              nameOf={nameOf}
              words={texts.admin}
              onAdd={onAdd}
              onEdit={onEdit}
              onDelete={onDelete}
              frame={LinkRow}
            />
          </Moving.Provider>
        </SortableList>
      </SortArea>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

function ExternalUrl({ url }: { url: string }) {
  const href = safeHref(url);
  if (!href) return url;
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link touch-target wrap-anywhere">
      {url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "")}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
