import { texts } from "~/entities/contact-info/texts";
import { Skeleton } from "~/ui/feedback/skeleton";

const ROWS = 12;

/** Stands in for the form while its record loads: twelve rows (admin spec §9). */
export function ContactSkeleton() {
  return (
    <div
      role="status"
      aria-label={texts.admin.loading}
      className="grid max-w-4xl gap-x-6 gap-y-5 md:grid-cols-2"
    >
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} data-skeleton-row className="space-y-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  );
}
