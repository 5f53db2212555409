import { texts } from "~/entities/contact-info/texts";
import { Skeleton } from "~/ui/feedback/skeleton";

/** The shape of the details while they load: three to six placeholders (public spec §9). */
export function ContactSkeleton() {
  return (
    <div role="status">
      <p className="mb-4 text-sm text-muted">{texts.loading}</p>
      <div className="divide-y divide-line border-y border-line">
        {Array.from({ length: 4 }, (_, index) => (
          <div
            key={index}
            className="grid gap-x-6 gap-y-2 py-5 sm:max-lg:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-6 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
