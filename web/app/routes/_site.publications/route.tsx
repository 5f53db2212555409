import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPublications } from "~/entities/publication/store.server";
import { texts } from "~/entities/publication/texts";
import { seoFor } from "~/entities/seo/store.server";
import { load } from "~/lib/load.server";
import type { Loaded } from "~/lib/loaded";
import { publicCms } from "~/lib/public-cms.server";
import { seoTags } from "~/lib/seo";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Slot } from "~/ui/slot";
import { type Listing, type YearGroup as YearGroupData, toListing } from "./listing";
import { PublicationItem } from "./publication-item";
import { PublicationsSkeleton } from "./publications-skeleton";
import { YearFilter } from "./year-filter";

/** The query parameters that the loader reads. */
export const handle = { query: ["year"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: "Publications" });

export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const year = new URL(request.url).searchParams.get("year");
  const listing = load(
    "publications",
    listPublications(cms).then((all) => toListing(all, year)),
  );
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
  const { years, year, groups } = loaded.value;
  const isEmpty = groups.length === 0;
  if (isEmpty && year === null) return <EmptyState>{texts.none}</EmptyState>;
  return (
    <>
      <YearFilter years={years} year={year} />
      {isEmpty && <EmptyState>{texts.noMatches}</EmptyState>}
      {groups.map((group) => (
        <YearGroup key={group.label} group={group} />
      ))}
    </>
  );
}

function YearGroup({ group: { label, items } }: { group: YearGroupData }) {
  return (
    <section className="border-t border-line py-8 md:grid md:grid-cols-[8rem_1fr] md:py-10">
      <h2 className="mb-6 self-start text-lg text-muted tabular-nums md:sticky md:top-24">
        {label}
      </h2>
      <ol className="space-y-8">
        {items.map((item) => (
          <PublicationItem key={item.id} item={item} />
        ))}
      </ol>
    </section>
  );
}
