import { Pencil, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import type { DescribedCategory } from "~/entities/blog-category/blog-category";
import { texts } from "~/entities/blog-category/texts";
import { IconButton } from "~/ui/admin/layout/icon-button";
import { type Column, DataTable } from "~/ui/admin/table/data-table";
import { EmptyRows } from "~/ui/admin/table/empty-rows";
import { SearchBox } from "~/ui/admin/table/search-box";
import { useRecordFromAddress } from "~/ui/admin/table/use-record-from-address";

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
    width: "md:w-1/5",
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
  useRecordFromAddress(categories, { onAdd, onEdit });
  const [query, setQuery] = useState("");
  const actions = useCallback(
    (category: CountedCategory) => (
      <>
        <IconButton
          icon={Pencil}
          label={`Edit ${category.name}`}
          onClick={() => onEdit(category)}
        />
        <IconButton
          icon={Trash2}
          label={`Delete ${category.name}`}
          onClick={() => onDelete(category)}
        />
      </>
    ),
    [onEdit, onDelete],
  );
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.search} value={query} onChange={setQuery} />
      </div>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={categories}
        search={{ query, textsOf }}
        actions={actions}
        empty={<EmptyRows text={texts.empty} query={query} addLabel={texts.add} onAdd={onAdd} />}
      />
    </>
  );
}
