import { texts } from "~/entities/event/texts";
import { Skeleton } from "~/ui/feedback/skeleton";

/** The shape of the list while it loads: three to six placeholders (public spec §9). */
export function EventsSkeleton() {
  return (
    <div role="status">
      <p className="text-sm text-muted">{texts.loading}</p>
      <div className="mt-6 divide-y divide-line border-t border-line">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="flex gap-5 py-6 sm:gap-8">
            <Skeleton className="h-23 w-16 shrink-0" />
            <div className="min-w-0 flex-1">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="mt-3 h-4 w-1/3" />
              <Skeleton className="mt-4 h-4 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
