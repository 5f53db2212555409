import { texts } from "~/entities/useful-link/texts";
import { Skeleton } from "~/ui/feedback/skeleton";

/** The shape of the list while it loads: three to six placeholders (public spec §9). */
export function LinksSkeleton() {
  return (
    <div role="status">
      <p className="text-sm text-muted">{texts.loading}</p>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="space-y-3 border-t border-line py-6 lg:pl-64">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </div>
  );
}
