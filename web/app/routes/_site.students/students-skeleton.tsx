import { texts } from "~/entities/student/texts";
import { Skeleton } from "~/ui/feedback/skeleton";

/** The shape of the cards while they load: four placeholders (public spec §9). */
export function StudentsSkeleton() {
  return (
    <div role="status">
      <p className="text-sm text-muted">{texts.loading}</p>
      <div className="mt-8 grid gap-6 xl:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="rounded-md border border-line p-6">
            <div className="flex items-center gap-4">
              <Skeleton className="size-16 rounded-full" />
              <Skeleton className="h-6 w-1/3" />
            </div>
            <Skeleton className="mt-5 h-4 w-full" />
            <Skeleton className="mt-3 h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
