import { useState } from "react";
import type { DescribedCategory } from "~/entities/blog-category/blog-category";
import { texts } from "~/entities/blog-category/texts";
import type { Column } from "~/ui/admin/table/data-table";
import { RecordTable } from "~/ui/admin/table/record-table";
import { SearchBox } from "~/ui/admin/table/search-box";

/** A category with the number of its posts, drafts included. */
export interface CountedCategory extends DescribedCategory {
  posts: number;
}

const columns: readonly Column<CountedCategory>[] = [
  {
    title: "Name",
    cell: ({ name }) => <span className="font-medium">{name}</span>,
    sortBy: ({ name }) => name,
  },
  {
    title: "Description",
    cell: ({ description }) => description ?? texts.noDescription,
    sortBy: ({ description }) => description,
    className: "whitespace-pre-line",
  },
  {
    title: "Slug",
    cell: ({ slug }) => <code className="text-xs">{slug}</code>,
    sortBy: ({ slug }) => slug,
    width: "md:w-1/4",
  },
  {
    title: "Posts",
    cell: ({ posts }) => posts,
    sortBy: ({ posts }) => posts,
    className: "tabular-nums",
    width: "md:w-24",
  },
];

const textsOf = ({ name, description }: CountedCategory) => [name, description];

const nameOf = ({ name }: CountedCategory) => name;

/** The categories with search box, sortable columns and row actions. */
export function CategoriesTable({
  categories,
  onAdd,
  onEdit,
  onDelete,
}: {
  categories: CountedCategory[];
  onAdd: () => void;
  onEdit: (category: CountedCategory) => void;
  onDelete: (category: CountedCategory) => void;
}) {
  const [query, setQuery] = useState("");
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.search} value={query} onChange={setQuery} />
      </div>
      <RecordTable
        caption={texts.title}
        columns={columns}
        rows={categories}
        search={{ query, textsOf }}
        nameOf={nameOf}
        words={texts}
        onAdd={onAdd}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </>
  );
}
