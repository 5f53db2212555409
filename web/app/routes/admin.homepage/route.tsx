import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useCallback, useState } from "react";
import { readAwards } from "~/entities/award/store.server";
import { readEventsForEdit } from "~/entities/event/store.server";
import { readFocusAreas } from "~/entities/focus-area/store.server";
import { readHomeStats } from "~/entities/home-stat/store.server";
import type { PreviewType } from "~/entities/preview/preview";
import { listShares } from "~/entities/preview/store.server";
import { localNow } from "~/entities/schedule/columns.server";
import { readTestimonials } from "~/entities/testimonial/store.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { runCommand } from "~/lib/forms/command.server";
import { today } from "~/lib/format/dates";
import { env } from "~/lib/env.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { awaitForDocument } from "~/lib/cache/resolve-or-defer.server";
import { success, withUndo } from "~/lib/toast/toast";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TabLinks } from "~/ui/layout/tab-links";
import { AwardsTab } from "./awards-tab";
import { EventsTab } from "./events-tab";
import { FocusAreasTab } from "./focus-areas-tab";
import { ListPanel } from "./list-panel";
import { LISTS, type ListName, listInAddress, tabAddress, wordsOf } from "./lists";
import { command, save } from "./saving.server";
import { StatisticsTab } from "./statistics-tab";
import { TestimonialsTab } from "./testimonials-tab";

export { revalidateUnlessTabChange as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta("Homepage");

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const { cms } = owner;
  const day = today(env.TIME_ZONE);
  const shown = listInAddress(new URL(request.url).searchParams);
  const now = localNow();
  const opened = async <List,>(type: PreviewType, list: Promise<List>) => {
    const [read, shares] = await Promise.all([
      list,
      settle("the shared previews", listShares(cms, type)),
    ]);
    return { ...read, shares: resultOr(shares, []), now };
  };
  const part = <T,>(list: ListName, read: Promise<T>) =>
    list === shown ? awaitForDocument(request, read) : { value: read };
  const [statistics, focusAreas, awards, events, testimonials] = await Promise.all([
    part("statistics", settle("the statistics", opened("home-stat", readHomeStats(cms)))),
    part("focus-areas", settle("the areas of focus", opened("focus-area", readFocusAreas(cms)))),
    part("awards", settle("the awards", opened("award", readAwards(cms)))),
    part("events", settle("the events", opened("event", readEventsForEdit(cms, day)))),
    part("testimonials", settle("the testimonials", opened("testimonial", readTestimonials(cms)))),
  ]);
  return owner.reply({
    year: day.slice(0, 4),
    statistics: statistics.value,
    focusAreas: focusAreas.value,
    awards: awards.value,
    events: events.value,
    testimonials: testimonials.value,
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: async (asked) => {
      const { removed, ...saved } = await save(owner.cms, asked);
      const toast = success(wordsOf[asked.intent].saved);
      return { ...saved, toast: withUndo(toast, removed, { reload: true }) };
    },
    failed: ({ intent }, { message }) => wordsOf[intent].saveFailed(message),
  });
}

export default function Homepage() {
  const { year, statistics, focusAreas, awards, events, testimonials } =
    useLoaderData<typeof loader>();
  const current = listInAddress(useSearchParams()[0]);
  const { unsaved, watch } = useUnsaved();
  return (
    <>
      <ScreenHeader title="Homepage" subtitle="Edit the sections of the home page" hasTrash />
      <TabLinks
        label="Sections of the home page"
        tabs={LISTS.map((list) => ({
          label: unsaved.has(list) ? `${wordsOf[list].tab} (unsaved)` : wordsOf[list].tab,
          to: tabAddress(list),
          isCurrent: list === current,
        }))}
      />
      <ListPanel list="statistics" current={current} loading={statistics}>
        {(loaded) => <StatisticsTab {...loaded} onDirtyChange={watch.statistics} />}
      </ListPanel>
      <ListPanel list="focus-areas" current={current} loading={focusAreas}>
        {(loaded) => <FocusAreasTab {...loaded} onDirtyChange={watch["focus-areas"]} />}
      </ListPanel>
      <ListPanel list="awards" current={current} loading={awards}>
        {(loaded) => <AwardsTab {...loaded} year={year} onDirtyChange={watch.awards} />}
      </ListPanel>
      <ListPanel list="events" current={current} loading={events}>
        {(loaded) => <EventsTab {...loaded} onDirtyChange={watch.events} />}
      </ListPanel>
      <ListPanel list="testimonials" current={current} loading={testimonials}>
        {(loaded) => <TestimonialsTab {...loaded} onDirtyChange={watch.testimonials} />}
      </ListPanel>
    </>
  );
}

/** Which lists have changes that are not saved; all of them are kept while the tabs change. */
function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<ListName>>(new Set());
  const note = useCallback((list: ListName, isDirty: boolean) => {
    setUnsaved((known) => {
      if (known.has(list) === isDirty) return known;
      return new Set(LISTS.filter((other) => (other === list ? isDirty : known.has(other))));
    });
  }, []);
  const [watch] = useState(() => ({
    statistics: (isDirty: boolean) => note("statistics", isDirty),
    "focus-areas": (isDirty: boolean) => note("focus-areas", isDirty),
    awards: (isDirty: boolean) => note("awards", isDirty),
    events: (isDirty: boolean) => note("events", isDirty),
    testimonials: (isDirty: boolean) => note("testimonials", isDirty),
  }));
  return { unsaved, watch };
}
