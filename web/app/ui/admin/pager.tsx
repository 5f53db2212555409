import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./icon-button";

/** Steps through the pages of a long list; draws nothing when there is one page. */
export function Pager({
  page,
  pageCount,
  total,
  onChange,
}: {
  page: number;
  pageCount: number;
  total: number;
  onChange: (page: number) => void;
}) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-end gap-2 text-sm text-muted">
      <span aria-live="polite" className="tabular-nums">
        Page {page} of {pageCount} ({total} entries)
      </span>
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label="Next page"
        disabled={page === pageCount}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
