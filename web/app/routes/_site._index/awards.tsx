import type { ReactNode } from "react";
import type { Award } from "~/entities/award/award";
import { texts } from "~/entities/award/texts";
import { AwardText } from "~/features/award/award-text";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Deferred } from "~/ui/feedback/deferred";
import { Section } from "./section";

const row = "grid gap-x-8 py-6 first:pt-0 last:pb-0 sm:grid-cols-[5rem_minmax(0,1fr)]";

/** The latest awards, with a link to all of them. Hidden while there are none. */
export function Awards({ awards }: { awards: Award[] | Promise<Award[]> }) {
  return (
    <Deferred value={awards} fallback={<AwardsSkeleton />}>
      {(rows) =>
        rows.length > 0 && (
          <AwardsSection>
            <ol className="divide-y divide-line">
              {rows.map((award) => (
                <AwardRow key={award.id} award={award} />
              ))}
            </ol>
          </AwardsSection>
        )
      }
    </Deferred>
  );
}

function AwardsSection({ children }: { children: ReactNode }) {
  return (
    <Section
      id="awards"
      title={texts.title}
      more={{ to: "/about#awards", label: "View all awards" }}
    >
      {children}
    </Section>
  );
}

function AwardRow({ award }: { award: Award }) {
  return (
    <li className={row}>
      <p className="font-serif text-lg leading-snug wrap-anywhere text-accent tabular-nums">
        {award.year}
      </p>
      <AwardText award={award} />
    </li>
  );
}

function AwardsSkeleton() {
  return (
    <AwardsSection>
      <div role="status" aria-label={texts.loading} className="divide-y divide-line">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className={row}>
            <Skeleton className="h-6 w-12" />
            <div>
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="mt-3 h-4 w-1/2" />
              <Skeleton className="mt-4 h-4 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </AwardsSection>
  );
}
