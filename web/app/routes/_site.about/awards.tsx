import type { AwardYear } from "~/entities/award/award";
import { texts } from "~/entities/award/texts";
import { AwardText } from "~/features/award/award-text";
import type { Result } from "~/lib/cms/result";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Section } from "~/ui/layout/section";
import { DatedRow, DatedRows } from "./dated-row";

const ID = "awards";

/** All awards by year; the home page leads here with "#awards". Hidden while there are none. */
export function Awards({ loaded }: { loaded: Result<AwardYear[]> }) {
  if (loaded.ok && loaded.value.length === 0) return null;
  return (
    <Section id={ID} title={texts.title}>
      {loaded.ok ? (
        <DatedRows>
          {loaded.value.map(({ year, awards }, index) => (
            <DatedRow key={index} time={year}>
              <ul className="space-y-6">
                {awards.map((award) => (
                  <li key={award.id}>
                    <AwardText award={award} />
                  </li>
                ))}
              </ul>
            </DatedRow>
          ))}
        </DatedRows>
      ) : (
        <p className="max-w-prose font-serif text-lg text-muted">{texts.loadError}</p>
      )}
    </Section>
  );
}

/** The shape of the awards while they load. */
export function AwardsSkeleton() {
  return (
    <Section id={ID} title={texts.title}>
      <div role="status" aria-label={texts.loading} className="space-y-10">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index}>
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-3 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Section>
  );
}
