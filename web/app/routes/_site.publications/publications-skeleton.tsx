import { texts } from "~/entities/publication/texts";
import { Skeleton } from "~/ui/feedback/skeleton";

/** The shape of the list while it loads: three to six placeholders (public spec §9). */
export function PublicationsSkeleton() {
  return (
    <div role="status">
      <p className="text-sm text-muted">{texts.loading}</p>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="space-y-3 border-t border-line py-8 md:pl-32">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
