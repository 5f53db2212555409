import { texts } from "~/entities/blog-post/texts";
import { Skeleton } from "~/ui/feedback/skeleton";

/** The shape of the list while it loads: three to six placeholders (public spec §9). */
export function BlogSkeleton() {
  return (
    <div role="status">
      <p className="mb-6 text-sm text-muted">{texts.loading}</p>
      <div className="divide-y divide-line">
        {Array.from({ length: 3 }, (_, index) => (
          <div
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_5rem] gap-x-5 py-8 first:pt-0 sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-x-8"
          >
            <Skeleton className="order-2 aspect-square w-full sm:aspect-[3/2]" />
            <div className="space-y-3">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
