import { texts } from "~/entities/publication/texts";
import type { PublicationView } from "~/entities/publication/view";
import { StudentLegend } from "~/features/publication/authors";
import { PublicationItem } from "~/features/publication/publication-item";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Deferred } from "~/ui/feedback/deferred";
import { NothingFound, Section } from "./section";

/** The newest publications. One abstract is open at a time (public spec §4). */
export function LatestPublications({
  publications,
}: {
  publications: PublicationView[] | Promise<PublicationView[]>;
}) {
  return (
    <Section
      id="latest-publications"
      title="Latest Publications"
      more={{ to: "/publications", label: "View all publications" }}
    >
      <Deferred value={publications} fallback={<PublicationsSkeleton />}>
        {(items) =>
          items.length === 0 ? (
            <NothingFound>{texts.noneOnHome}</NothingFound>
          ) : (
            <>
              <ol className="publications divide-y divide-line">
                {items.map((item) => (
                  <PublicationItem key={item.id} item={item} abstractGroup="abstract" />
                ))}
              </ol>
              {items.some(({ authors }) => authors.hasStudent) && <StudentLegend />}
            </>
          )
        }
      </Deferred>
    </Section>
  );
}

function PublicationsSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="divide-y divide-line">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="py-6 first:pt-0 last:pb-0">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-4 h-4 w-1/2" />
          <Skeleton className="mt-3 h-4 w-1/3" />
          <Skeleton className="mt-6 h-4 w-32" />
        </div>
      ))}
    </div>
  );
}
