import { texts } from "~/entities/project/texts";
import { Skeleton } from "~/ui/feedback/skeleton";

/** The shape of the list while it loads: three to six placeholders (public spec §9). */
export function ProjectsSkeleton() {
  return (
    <div role="status">
      <p className="text-sm text-muted">{texts.loading}</p>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="space-y-3 border-b border-line py-10">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-full max-w-prose" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
