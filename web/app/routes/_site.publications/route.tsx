import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPublications } from "~/entities/publication/store.server";
import { texts } from "~/entities/publication/texts";
import { seoFor } from "~/entities/seo/store.server";
import { publicCms } from "~/lib/cms.server";
import { load } from "~/lib/load.server";
import type { Loaded } from "~/lib/loaded";
import { seoTags } from "~/lib/seo";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Slot } from "~/ui/slot";
import { type Listing, toListing } from "./listing";
import { PublicationItem } from "./publication-item";
import { PublicationsSkeleton } from "./publications-skeleton";
import { YearFilter } from "./year-filter";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: "Publications" });

export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const year = new URL(request.url).searchParams.get("year");
  const listing = load("publications", listPublications(cms).then((all) => toListing(all, year)));
  return { listing, seo: await seoFor(cms, "/publications", { title: "Publications" }) };
}

export default function Publications() {
  const { listing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Publications" />
      <Slot value={listing} skeleton={<PublicationsSkeleton />}>
        {(loaded) => <PublicationList loaded={loaded} />}
      </Slot>
    </>
  );
}

function PublicationList({ loaded }: { loaded: Loaded<Listing> }) {
  if (!loaded.ok) return <EmptyState>{texts.loadError(loaded.message)}</EmptyState>;
  const { years, year, items } = loaded.value;
  const isEmpty = items.length === 0;
  if (isEmpty && year === null) return <EmptyState>{texts.none}</EmptyState>;
  return (
    <>
      <YearFilter years={years} year={year} />
      {isEmpty ? (
        <EmptyState>{texts.noMatches}</EmptyState>
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {items.map((item) => (
            <PublicationItem key={item.id} item={item} />
          ))}
        </ol>
      )}
    </>
  );
}
