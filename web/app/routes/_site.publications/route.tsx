import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { listPublications } from "~/entities/publication/store.server";
import { texts } from "~/entities/publication/texts";
import { seoFor } from "~/entities/seo/store.server";
import { load } from "~/lib/load.server";
import type { Loaded } from "~/lib/loaded";
import { publicCms } from "~/lib/public-cms.server";
import { seoTags } from "~/lib/seo";
import { soon } from "~/lib/soon.server";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Slot } from "~/ui/slot";
import { Still, fetchStillMarkup } from "~/ui/still";
import { type DrawnListing, drawListing } from "./list-markup.server";
import { PublicationsSkeleton } from "./publications-skeleton";
import { YearFilter } from "./year-filter";

/** The query parameters that the loader reads. */
export const handle = { query: ["year"] };

const LIST = "publication-list";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: "Publications" });

export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const year = new URL(request.url).searchParams.get("year");
  const read = listPublications(cms).then((all) => drawListing(all, year));
  const [{ slot: listing }, seo] = await Promise.all([
    soon(load("publications", read)),
    seoFor(cms, "/publications", { title: "Publications" }),
  ]);
  return { listing, seo };
}

/** For those who come by a link of the site: the list is not among the data, see `StillMarkup`. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [{ listing, seo }, list] = await Promise.all([
    serverLoader<typeof loader>(),
    fetchStillMarkup(request, LIST),
  ]);
  const loaded = await listing;
  return { listing: loaded.ok ? { ...loaded, value: { ...loaded.value, list } } : loaded, seo };
}

export default function Publications() {
  const { listing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Publications" />
      <Slot value={listing} skeleton={<PublicationsSkeleton />}>
        {(loaded) => <Listing loaded={loaded} />}
      </Slot>
    </>
  );
}

function Listing({ loaded }: { loaded: Loaded<DrawnListing> }) {
  if (!loaded.ok) return <EmptyState>{texts.loadError(loaded.message)}</EmptyState>;
  const { years, year, isEmpty, list } = loaded.value;
  if (isEmpty && year === null) return <EmptyState>{texts.none}</EmptyState>;
  return (
    <>
      <YearFilter years={years} year={year} />
      {isEmpty && <EmptyState>{texts.noMatches}</EmptyState>}
      <Still id={LIST} markup={list} className="publications" />
    </>
  );
}
