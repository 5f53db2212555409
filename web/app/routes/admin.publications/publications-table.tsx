import { ExternalLink } from "lucide-react";
import { useEffect, useState } from "react";
import type { Publication } from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";
import { formatDate } from "~/lib/format/dates";
import { safeHref } from "~/lib/http/safe-href";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";
import { IconLink } from "~/ui/admin/layout/icon-button";
import { SearchBox } from "~/ui/admin/table/search-box";
import { Badge } from "~/ui/basic/badge";

/** How many authors a row shows before it counts the rest (admin spec §9). */
const AUTHORS_SHOWN = 2;

const columns: readonly Column<Publication>[] = [
  {
    title: "Title",
    cell: ({ title }) => <span className="font-medium">{title}</span>,
    sortBy: ({ title }) => title,
  },
  {
    title: "Journal/Source",
    cell: ({ journal }) => journal ?? texts.admin.notAvailable,
    sortBy: ({ journal }) => journal,
    width: "md:w-1/5",
  },
  {
    title: "Date",
    cell: ({ publication_date: date }) =>
      date ? formatDate(date, "short") : texts.admin.notAvailable,
    sortBy: ({ publication_date: date }) => date,
    className: "tabular-nums md:whitespace-nowrap",
    width: "md:w-34",
  },
  {
    title: "Authors",
    cell: ({ authors }) => <AuthorBadges authors={authors} />,
    sortBy: ({ authors }) => authors[0] ?? null,
    width: "md:w-[18%]",
  },
];

const textsOf = ({ title, journal, authors }: Publication) => [title, journal, ...authors];

const nameOf = ({ title }: Publication) => title;

const linkOf = ({ title, url }: Publication) => {
  const href = safeHref(url);
  return href && <IconLink icon={ExternalLink} label={`View ${title}`} href={href} />;
};

/** The publications with search box, sortable columns and row actions. */
export function PublicationsTable({
  publications,
  onAdd,
  onEdit,
  onDelete,
  onRead,
}: {
  publications: Publication[];
  onAdd: () => void;
  onEdit: (publication: Publication) => void;
  onDelete: (publication: Publication) => void;
  /** Told the publications whenever they were read anew. */
  onRead: (publications: readonly Publication[]) => void;
}) {
  const [query, setQuery] = useState("");
  useEffect(() => onRead(publications), [onRead, publications]);
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.admin.search} value={query} onChange={setQuery} />
      </div>
      <RecordTable
        caption={texts.admin.title}
        columns={columns}
        rows={publications}
        search={{ query, textsOf }}
        nameOf={nameOf}
        link={linkOf}
        words={texts.admin}
        onAdd={onAdd}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </>
  );
}

function AuthorBadges({ authors }: { authors: readonly string[] }) {
  const more = authors.length - AUTHORS_SHOWN;
  return (
    <span className="flex flex-wrap gap-1">
      {authors.slice(0, AUTHORS_SHOWN).map((author, index) => (
        <Badge key={index}>{author}</Badge>
      ))}
      {more > 0 && <Badge variant="outline">+{more}</Badge>}
    </span>
  );
}
