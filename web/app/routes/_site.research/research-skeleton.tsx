import { texts } from "~/entities/research-page/texts";
import { PageHeader } from "~/ui/layout/page-header";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Section } from "~/ui/layout/section";

/** The shape of the page while it loads. */
export function ResearchSkeleton() {
  return (
    <>
      <PageHeader title={texts.defaultTitle}>
        <span role="status">{texts.loading}</span>
      </PageHeader>
      <Section id="research-areas" title="Research Areas">
        <div className="space-y-14">
          {Array.from({ length: 3 }, (_, index) => (
            <div
              key={index}
              className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
            >
              <Skeleton className="aspect-[3/2] w-full" />
              <div>
                <Skeleton className="h-6 w-2/3" />
                <Skeleton className="mt-4 h-4 w-full" />
                <Skeleton className="mt-3 h-4 w-full" />
                <Skeleton className="mt-3 h-4 w-4/5" />
              </div>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
