import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { splitEvents } from "~/entities/event/event";
import { listEvents } from "~/entities/event/store.server";
import { texts } from "~/entities/event/texts";
import { type EventView, toEventView } from "~/entities/event/view";
import { seoFor } from "~/features/seo/seo-for.server";
import type { Cms } from "~/lib/cms/cms.server";
import { today } from "~/lib/format/dates";
import { env } from "~/lib/env.server";
import { settle } from "~/lib/cms/settle.server";
import type { Result } from "~/lib/cms/result";
import { publicCms } from "~/lib/cms/public-cms.server";
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

export async function loader() {
  const cms = publicCms();
  const [{ value: programme }, seo] = await Promise.all([
    awaitUnlessBacked(settle("the events", readProgramme(cms))),
    seoFor(cms, "/events", { title: "Events" }),
  ]);
  return publicPage({ programme, seo }, isAvailable(programme));
}

/** All events, upcoming first and then past (contract §5). */
async function readProgramme(cms: Cms): Promise<Programme> {
  const { upcoming, past } = splitEvents(await listEvents(cms), today(env.TIME_ZONE));
  return { upcoming: upcoming.map(toEventView), past: past.map(toEventView) };
}

export default function Events() {
  const { programme } = useLoaderData<typeof loader>();
  return (
    <>
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
