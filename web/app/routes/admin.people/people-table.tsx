import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { type Person, personHref } from "~/entities/person/person";
import { texts } from "~/entities/person/texts";
import { safeHref } from "~/lib/http/safe-href";
import { IconLink } from "~/ui/admin/layout/icon-button";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";
import { SearchBox } from "~/ui/admin/table/search-box";
import { Badge } from "~/ui/basic/badge";

const columns: readonly Column<Person>[] = [
  {
    title: "Name",
    cell: ({ name, is_owner }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{name}</span>
        {is_owner && <Badge>{texts.admin.owner}</Badge>}
      </span>
    ),
    sortBy: ({ name }) => name,
    isLong: true,
  },
  {
    title: "Variants",
    cell: ({ variants }) => variants.join("; "),
    sortBy: ({ variants }) => variants[0] ?? null,
    width: "md:w-1/6",
  },
  {
    title: "Affiliation",
    cell: ({ affiliation }) => affiliation,
    sortBy: ({ affiliation }) => affiliation,
    width: "md:w-1/5",
  },
  {
    title: "ORCID",
    cell: ({ orcid }) => orcid,
    sortBy: ({ orcid }) => orcid,
    className: "tabular-nums md:whitespace-nowrap",
    width: "md:w-49",
  },
];

const textsOf = ({ name, variants, affiliation, orcid }: Person) => [
  name,
  affiliation,
  orcid,
  ...variants,
];

const nameOf = ({ name }: Person) => name;

const linkOf = (person: Person) => {
  const href = safeHref(personHref(person));
  return href && <IconLink icon={ExternalLink} label={`View ${person.name}`} href={href} />;
};

/** The people with search box, sortable columns and row actions. */
export function PeopleTable({
  people,
  onAdd,
  onEdit,
  onDelete,
}: {
  people: Person[];
  onAdd: () => void;
  onEdit: (person: Person) => void;
  onDelete: (person: Person) => void;
}) {
  const [query, setQuery] = useState("");
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.admin.search} value={query} onChange={setQuery} />
      </div>
      <RecordTable
        caption={texts.title}
        columns={columns}
        rows={people}
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
