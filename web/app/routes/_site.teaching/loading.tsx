import { Skeleton } from "~/ui/feedback/skeleton";

/** The shape of a list of entries while it loads: three placeholders (public spec §9). */
export function EntriesSkeleton({ children }: { children: string }) {
  return (
    <div role="status">
      <p className="text-sm text-muted">{children}</p>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="space-y-3 py-6">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
