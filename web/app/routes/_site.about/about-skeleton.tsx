import { texts } from "~/entities/about-page/texts";
import { PageHeader } from "~/ui/layout/page-header";
import { Skeleton } from "~/ui/feedback/skeleton";

/** The shape of the page while it loads. */
export function AboutSkeleton() {
  return (
    <>
      <PageHeader title={texts.title}>
        <span role="status">{texts.loading}</span>
      </PageHeader>
      <div className="max-w-prose space-y-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-4 w-full" />
        ))}
      </div>
    </>
  );
}
