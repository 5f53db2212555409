import type { LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { splitEvents } from "~/entities/event/event";
import { listEvents } from "~/entities/event/store.server";
import { texts } from "~/entities/event/texts";
import { type EventView, toEventView } from "~/entities/event/view";
import { PREVIEW_PARAMETER } from "~/entities/preview/preview";
import { previewSeo, siteView } from "~/features/preview/open-preview.server";
import { PreviewNotice } from "~/features/preview/preview-notice";
import { seoFor } from "~/features/seo/seo-for.server";
import type { Cms } from "~/lib/cms/cms.server";
import { today } from "~/lib/format/dates";
import { env } from "~/lib/env.server";
import { settle } from "~/lib/cms/settle.server";
import type { Result } from "~/lib/cms/result";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { seoTags } from "~/lib/head/seo";
import { awaitUnlessBacked } from "~/lib/cache/resolve-or-defer.server";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { SectionHeading } from "~/ui/layout/section-heading";
import { Deferred } from "~/ui/feedback/deferred";
import { EventList } from "./event-list";
import { EventsSkeleton } from "./events-skeleton";

interface Programme {
  upcoming: EventView[];
  past: EventView[];
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: "Events" });

/** A preview is no page that everybody gets. */
export const handle = { uncached: [PREVIEW_PARAMETER] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { cms, preview, headers } = await siteView(request, ["event"]);
  const [{ value: programme }, seo] = await Promise.all([
    awaitUnlessBacked(settle("the events", readProgramme(cms))),
    seoFor(cms, "/events", { title: "Events" }),
  ]);
  const page = { programme, seo: previewSeo(seo, preview), preview };
  return publicPage(page, isAvailable(programme), headers);
}

/** All events, upcoming first and then past (contract §5). */
async function readProgramme(cms: Cms): Promise<Programme> {
  const { upcoming, past } = splitEvents(await listEvents(cms), today(env.TIME_ZONE));
  return { upcoming: upcoming.map(toEventView), past: past.map(toEventView) };
}

export default function Events() {
  const { programme, preview } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice preview={preview} />
      <PageHeader title="Events" />
      <Deferred value={programme} fallback={<EventsSkeleton />}>
        {(loaded) => <ProgrammeView loaded={loaded} />}
      </Deferred>
    </>
  );
}

function ProgrammeView({ loaded }: { loaded: Result<Programme> }) {
  if (!loaded.ok) return <EmptyState>{texts.loadError(loaded.message)}</EmptyState>;
  const { upcoming, past } = loaded.value;
  return (
    <>
      <section aria-labelledby="upcoming">
        <SectionHeading id="upcoming">Upcoming Events</SectionHeading>
        {upcoming.length > 0 ? (
          <EventList events={upcoming} />
        ) : (
          <p className="caps-label py-6">{texts.none}</p>
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past" className="mt-20">
          <SectionHeading id="past">Past Events</SectionHeading>
          <EventList events={past} arePast />
        </section>
      )}
    </>
  );
}
