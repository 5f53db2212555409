import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPublications } from "~/entities/publication/store.server";
import { texts } from "~/entities/publication/texts";
import { seoFor } from "~/features/seo/seo-for.server";
import { settle } from "~/lib/cms/settle.server";
import type { Result } from "~/lib/cms/result";
import { publicCms } from "~/lib/cms/public-cms.server";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { seoTags } from "~/lib/head/seo";
import { awaitUnlessBacked } from "~/lib/cache/resolve-or-defer.server";
import { BeingSetUp } from "~/ui/feedback/being-set-up";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { Deferred } from "~/ui/feedback/deferred";
import { type Listing, toListing } from "./listing";
import { PublicationList } from "./publication-list";
import { PublicationsSkeleton } from "./publications-skeleton";
import { YearFilter } from "./year-filter";

/** The query parameters that the loader reads. */
export const handle = { query: ["year"] };

/** The id of what the year filter replaces. */
const RESULTS = "publications";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: "Publications" });

export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const year = new URL(request.url).searchParams.get("year");
  const read = listPublications(cms).then((all) => toListing(all, year));
  const [{ value: listing }, seo] = await Promise.all([
    awaitUnlessBacked(settle("publications", read)),
    seoFor(cms, "/publications", { title: "Publications" }),
  ]);
  return publicPage({ listing, seo }, isAvailable(listing));
}

export default function Publications() {
  const { listing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Publications" />
      <Deferred value={listing} fallback={<PublicationsSkeleton />}>
        {(loaded) => <ListingView loaded={loaded} />}
      </Deferred>
    </>
  );
}

function ListingView({ loaded }: { loaded: Result<Listing> }) {
  if (!loaded.ok) return <EmptyState>{texts.loadError(loaded.message)}</EmptyState>;
  const { years, year, groups } = loaded.value;
  const count = groups.reduce((total, { items }) => total + items.length, 0);
  if (count === 0 && year === null) {
    return <EmptyState action={<BeingSetUp />}>{texts.none}</EmptyState>;
  }
  return (
    <>
      <YearFilter years={years} year={year} results={RESULTS} />
      <div id={RESULTS}>
        {count === 0 ? (
          <EmptyState isAnnounced>{texts.noMatches}</EmptyState>
        ) : (
          <>
            <p data-announce="" className="sr-only">
              {texts.found(count)}
            </p>
            <PublicationList groups={groups} />
          </>
        )}
      </div>
    </>
  );
}
