import { ExternalLink, Star } from "lucide-react";
import { type MediaItem, nameOfType } from "~/entities/media-item/media-item";
import { texts } from "~/entities/media-item/texts";
import { formatDate } from "~/lib/format/dates";
import { safeHref } from "~/lib/http/safe-href";
import { IconLink } from "~/ui/admin/layout/icon-button";
import { Pager } from "~/ui/admin/table/pager";
import { useConfirmedDelete } from "~/ui/admin/dialog/use-confirmed-delete";
import { useRecordTable } from "~/ui/admin/table/use-record-table";
import { Badge } from "~/ui/basic/badge";
import { Button } from "~/ui/basic/button";

/** Cards have no columns to sort by. */
const UNSORTED = [] as const;

/** The media items of one tab as a grid of cards, fifty on a page. */
export function MediaCards({
  items,
  onEdit,
}: {
  items: MediaItem[];
  onEdit: (item: MediaItem) => void;
}) {
  const table = useRecordTable(items, UNSORTED);
  const { remove, pendingId, list } = useConfirmedDelete<HTMLUListElement>(
    texts.admin.confirmDelete,
  );
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className="grid gap-4 outline-none md:grid-cols-2 lg:grid-cols-3"
      >
        {table.getRowModel().rows.map(({ id, original: item }) => (
          <li key={id} className="flex min-w-0">
            <MediaCard
              item={item}
              isPending={pendingId === id}
              onEdit={() => onEdit(item)}
              onDelete={() => remove(item)}
            />
          </li>
        ))}
      </ul>
      <Pager table={table} />
    </>
  );
}

function MediaCard({
  item: { title, type, url, description, publication_date, source, featured, schedule },
  isPending,
  onEdit,
  onDelete,
}: {
  item: MediaItem;
  isPending: boolean;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const href = safeHref(url);
  return (
    <article className="flex w-full flex-col rounded-md border border-line bg-surface p-5">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap gap-2">
          <Badge variant="outline">{nameOfType(type)}</Badge>
          {featured && (
            <Badge variant="default">
              <Star aria-hidden className="size-3" />
              {texts.featured}
            </Badge>
          )}
        </p>
        {href && (
          <span className="-my-3 -mr-3 shrink-0 md:-my-2 md:-mr-2">
            <IconLink icon={ExternalLink} label={`View ${title}`} href={href} />
          </span>
        )}
      </div>
      <h2 className="mt-3 line-clamp-4 font-serif text-base leading-snug font-semibold wrap-anywhere text-ink">
        {title}
      </h2>
      {description && (
        <p className="mt-2 line-clamp-2 text-sm wrap-anywhere text-muted">{description}</p>
      )}
      {schedule && <p className="mt-3 text-xs font-medium text-accent">{schedule}</p>}
      <MediaFacts date={publication_date} source={source} />
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button variant="secondary" onClick={onEdit}>
          <span>
            Edit<span className="sr-only"> {title}</span>
          </span>
        </Button>
        <Button variant="quiet" isPending={isPending} pendingLabel="Deleting..." onClick={onDelete}>
          <span>
            Delete<span className="sr-only"> {title}</span>
          </span>
        </Button>
      </div>
    </article>
  );
}

function MediaFacts({ date, source }: { date: string | null; source: string | null }) {
  if (!date && !source) return null;
  return (
    <p className="mt-3 text-xs text-muted">
      {date && (
        <span className="block tabular-nums">
          {texts.admin.published} {formatDate(date, "short")}
        </span>
      )}
      {source && (
        <span className="line-clamp-2 wrap-anywhere">
          {texts.admin.source} {source}
        </span>
      )}
    </p>
  );
}
