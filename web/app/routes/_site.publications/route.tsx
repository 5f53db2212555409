import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EXPORT_ALTERNATES, varyByAccept } from "~/entities/citation/export-format";
import { toQuery } from "~/entities/publication/filter";
import { texts } from "~/entities/publication/texts";
import { StudentLegend } from "~/features/publication/authors";
import { exportLinks } from "~/features/publication/export-links";
import { seoFor } from "~/features/seo/seo-for.server";
import { settle } from "~/lib/cms/settle.server";
import type { Result } from "~/lib/cms/result";
import { publicCms } from "~/lib/cms/public-cms.server";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { seoTags } from "~/lib/head/seo";
import { awaitUnlessBacked } from "~/lib/cache/resolve-or-defer.server";
import { ButtonLink } from "~/ui/basic/button-link";
import { BeingSetUp } from "~/ui/feedback/being-set-up";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { Deferred } from "~/ui/feedback/deferred";
import { AfterList } from "./after-list";
import {
  LIST_PARAMETERS,
  hasBlanks,
  isNarrowed,
  listPath,
  readListQuery,
  withoutBlanks,
} from "./listing";
import { PublicationFilters } from "./publication-filters";
import { PublicationList } from "./publication-list";
import { PublicationsSkeleton } from "./publications-skeleton";
import { type Listing, readListing } from "./read-listing.server";

/** The query parameters that the loader reads. */
export const handle = { query: LIST_PARAMETERS, alternates: EXPORT_ALTERNATES };

export const headers = varyByAccept;

/** The id of what the filters replace. */
const RESULTS = "publications";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...seoTags(data?.seo, { title: texts.title }),
  ...(data ? exportLinks("/publications", data.exportQuery) : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const { searchParams } = new URL(request.url);
  if (hasBlanks(searchParams)) return redirect(`/publications${withoutBlanks(searchParams)}`);
  const query = readListQuery(searchParams);
  const exportQuery = toQuery(query.filter);
  // Pages of the whole list have entries of their own; filtered and regrouped ones repeat them.
  const isWhole = exportQuery === "" && query.group === "year";
  const [{ value: listing }, seo] = await Promise.all([
    awaitUnlessBacked(settle("publications", readListing(cms, query))),
    seoFor(cms, "/publications", {
      title: texts.title,
      ...(isWhole && { canonical: listPath(query, query.page ?? 1) }),
    }),
  ]);
  return publicPage({ listing, exportQuery, seo }, isAvailable(listing));
}

export default function Publications() {
  const { listing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={texts.title} />
      <Deferred value={listing} fallback={<PublicationsSkeleton />}>
        {(loaded) => <ListingView loaded={loaded} />}
      </Deferred>
    </>
  );
}

function ListingView({ loaded }: { loaded: Result<Listing> }) {
  if (!loaded.ok) return <EmptyState>{texts.loadError(loaded.message)}</EmptyState>;
  const listing = loaded.value;
  const { query, choices, known, total } = listing;
  if (known === 0 && !isNarrowed(query)) {
    return <EmptyState action={<BeingSetUp />}>{texts.none}</EmptyState>;
  }
  return (
    <>
      <PublicationFilters choices={choices} query={query} results={RESULTS} />
      <div id={RESULTS}>
        <div className="mb-6 flex flex-wrap gap-x-6 text-sm text-muted">
          <p
            role="status"
            {...(total > 0 && { "data-announce": "" })}
            // On paper it tells that the list is not whole.
            {...(!isNarrowed(query) && { className: "print:hidden" })}
          >
            {texts.found(total)}
          </p>
          {listing.hasStudent && <StudentLegend className="" />}
        </div>
        {total === 0 ? (
          <EmptyState isAnnounced action={<ShowAll />}>
            {texts.noMatches}
          </EmptyState>
        ) : (
          <>
            <PublicationList listing={listing} />
            <AfterList listing={listing} />
          </>
        )}
      </div>
    </>
  );
}

function ShowAll() {
  return (
    <ButtonLink to="/publications" variant="secondary">
      {texts.showAll}
    </ButtonLink>
  );
}
