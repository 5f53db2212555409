import type { HomeStat } from "~/entities/home-stat/home-stat";
import { NamedIcon } from "~/ui/basic/named-icon";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Deferred } from "~/ui/feedback/deferred";

const frame = "overflow-hidden border-t border-line";
/* The first column's rule and gap fall outside of the frame. */
const grid =
  "-ml-[25px] grid grid-cols-2 gap-y-8 pt-8 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] md:gap-y-10";
const cell = "border-l border-line pl-6 pr-4";

/** So that a number stays on one line of a phone: "1,234,567,890+" has smaller letters than "1,234". */
function sizeOf({ length }: string): string {
  if (length > 10) return "text-lg";
  return length > 7 ? "text-xl" : "text-2xl";
}

/** Numbers about the work, in the owner's order. Nothing at all while the owner has set none. */
export function Stats({ stats }: { stats: HomeStat[] | Promise<HomeStat[]> }) {
  return (
    <Deferred value={stats} fallback={<StatsSkeleton />}>
      {(rows) => rows.length > 0 && <StatsGrid stats={rows} />}
    </Deferred>
  );
}

function StatsGrid({ stats }: { stats: HomeStat[] }) {
  return (
    <section aria-label="Statistics" className={frame}>
      <dl className={grid}>
        {stats.map(({ id, icon, value, title }) => (
          <div key={id} className={`${cell} flex flex-col-reverse justify-end`}>
            <dt className="mt-1 text-sm wrap-anywhere text-muted">{title}</dt>
            <dd className={`font-serif wrap-anywhere ${sizeOf(value)}`}>{value}</dd>
            <dd aria-hidden className="mb-3 text-accent">
              <NamedIcon name={icon} className="size-5" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function StatsSkeleton() {
  return (
    <div role="status" aria-label="Loading statistics" className={frame}>
      <div className={grid}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={cell}>
            <Skeleton className="size-5" />
            <Skeleton className="mt-4 h-11 w-20" />
            <Skeleton className="mt-3 h-4 w-28" />
          </div>
        ))}
      </div>
    </div>
  );
}
