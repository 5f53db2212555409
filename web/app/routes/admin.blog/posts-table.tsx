import { Link } from "@remix-run/react";
import { Eye, Pencil, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import type { ListedPost } from "~/entities/blog-post/blog-post";
import { texts } from "~/entities/blog-post/texts";
import { formatDate } from "~/lib/format/dates";
import { IconButton } from "~/ui/admin/layout/icon-button";
import { type Column, DataTable } from "~/ui/admin/table/data-table";
import { EmptyRows } from "~/ui/admin/table/empty-rows";
import { SearchBox } from "~/ui/admin/table/search-box";
import { Badge } from "~/ui/basic/badge";
import { StatusToggle } from "./status-toggle";

/** How many tags a row shows before it counts the rest (admin spec §9). */
const TAGS_SHOWN = 2;

const columns: readonly Column<ListedPost>[] = [
  {
    title: "Title",
    cell: ({ title, excerpt, schedule }) => (
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {schedule && <p className="mt-0.5 text-xs font-medium text-accent">{schedule}</p>}
        {excerpt && <p className="mt-0.5 line-clamp-2 text-xs text-muted">{excerpt}</p>}
      </div>
    ),
    sortBy: ({ title }) => title,
  },
  {
    title: "Status",
    cell: (post) => <StatusToggle post={post} />,
    sortBy: ({ published }) => (published ? texts.admin.published : texts.admin.draft),
    width: "md:w-32",
  },
  {
    title: "Category",
    cell: ({ category }) => category?.name ?? texts.admin.uncategorized,
    sortBy: ({ category }) => category?.name ?? null,
    width: "md:w-1/6",
  },
  {
    title: "Date",
    cell: ({ date }) => formatDate(date, "short"),
    sortBy: ({ date }) => date,
    className: "tabular-nums md:whitespace-nowrap",
    width: "md:w-32",
  },
  {
    title: "Tags",
    cell: ({ tags }) => <TagBadges tags={tags} />,
    sortBy: ({ tags }) => tags[0] ?? null,
    width: "md:w-[16%]",
  },
];

const textsOf = ({ title, excerpt, tags, category }: ListedPost) => [
  title,
  excerpt,
  category?.name ?? null,
  ...tags,
];

/** The posts with search box, sortable columns and row actions. */
export function PostsTable({
  posts,
  onAdd,
  onView,
  onDelete,
}: {
  posts: ListedPost[];
  onAdd: () => void;
  onView: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
}) {
  const [query, setQuery] = useState("");
  const actions = useCallback(
    (post: ListedPost) => (
      <>
        <IconButton icon={Eye} label={`View ${post.title}`} onClick={() => onView(post)} />
        <EditLink post={post} />
        <IconButton icon={Trash2} label={`Delete ${post.title}`} onClick={() => onDelete(post)} />
      </>
    ),
    [onView, onDelete],
  );
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.admin.search} value={query} onChange={setQuery} />
      </div>
      <DataTable
        caption={texts.admin.title}
        columns={columns}
        rows={posts}
        search={{ query, textsOf }}
        actions={actions}
        empty={
          <EmptyRows
            text={texts.admin.empty}
            query={query}
            addLabel={texts.admin.add}
            onAdd={onAdd}
          />
        }
      />
    </>
  );
}

function EditLink({ post: { id, title } }: { post: ListedPost }) {
  const label = `Edit ${title}`;
  return (
    <Link
      to={`/admin/blog/${encodeURIComponent(id)}`}
      aria-label={label}
      title={label}
      className="inline-flex size-11 items-center justify-center rounded-md align-top text-muted transition-colors duration-150 hover:bg-ink/5 hover:text-ink md:size-9"
    >
      <Pencil aria-hidden className="size-4" />
    </Link>
  );
}

function TagBadges({ tags }: { tags: readonly string[] }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <span className="flex flex-wrap gap-1">
      {tags.slice(0, TAGS_SHOWN).map((tag, index) => (
        <Badge key={index}>{tag}</Badge>
      ))}
      {more > 0 && <Badge variant="outline">+{more}</Badge>}
    </span>
  );
}
