import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type AcademicEvent, calendarPath, eventPath, isUpcoming } from "~/entities/event/event";
import { readEvent } from "~/entities/event/store.server";
import { toStructuredEvent } from "~/entities/event/structured";
import { toEventView } from "~/entities/event/view";
import { PREVIEW_PARAMETER } from "~/entities/preview/preview";
import { previewSeo, siteView } from "~/features/preview/open-preview.server";
import { PreviewNotice } from "~/features/preview/preview-notice";
import { seoFor } from "~/features/seo/seo-for.server";
import { type Cms, asCmsError } from "~/lib/cms/cms.server";
import { today } from "~/lib/format/dates";
import { env } from "~/lib/env.server";
import { safeHref } from "~/lib/http/safe-href";
import { seoTags } from "~/lib/head/seo";
import { ButtonLink } from "~/ui/basic/button-link";
import { EventDate } from "~/features/event/event-date";
import { DOT } from "~/lib/format/facts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...seoTags(data?.seo, { title: "Event" }, data?.subject),
  ...(data?.calendar
    ? [{ tagName: "link", rel: "alternate", type: "text/calendar", href: data.calendar }]
    : []),
];

/** A preview is no page that everybody gets. */
export const handle = { uncached: [PREVIEW_PARAMETER] };

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const { cms, preview, headers } = await siteView(request, ["event"], id);
  const event = await findEvent(cms, id);
  const path = eventPath(event);
  const seo = await seoFor(cms, path, {
    title: event.title,
    description: event.description,
  });
  const isOver = !isUpcoming(event, today(env.TIME_ZONE));
  const page = {
    event: toEventView(event),
    link: safeHref(event.link) ?? null,
    isOver,
    // What is previewed may not be there for a calendar yet.
    calendar: isOver || preview ? null : calendarPath(event),
    subject: toStructuredEvent(event, env.SITE_URL + path),
    seo: previewSeo(seo, preview),
    preview,
  };
  return data(page, { headers });
}

/** The event, or the 404 page (contract §5); a page to come back to when the cms gives no answer. */
async function findEvent(cms: Cms, id: string): Promise<AcademicEvent> {
  const event = await readEvent(cms, id).catch((error: unknown) => {
    throw data(null, { status: asCmsError(error).isOutage ? 503 : 404 });
  });
  if (!event) throw data(null, { status: 404 });
  return event;
}

export default function EventPage() {
  const { event, link, isOver, calendar, preview } = useLoaderData<typeof loader>();
  const { title, when, location, description } = event;
  return (
    <article>
      <PreviewNotice preview={preview} />
      <p className="mb-8 text-sm print:hidden">
        <a href="/events" className="link touch-target">
          <span aria-hidden>←</span> All events
        </a>
      </p>
      <header className="flex gap-5 border-b border-line pb-8 sm:gap-8">
        <EventDate event={event} isPast={isOver} />
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <p className="mt-4 font-serif text-lg wrap-anywhere text-muted">
            {when}
            {location && DOT + location}
          </p>
          {isOver && <p className="caps-label mt-4">This event is over</p>}
        </div>
      </header>
      {description && (
        <p className="mt-8 max-w-prose font-serif text-lg wrap-anywhere whitespace-pre-line">
          {description}
        </p>
      )}
      {calendar && (
        <p className="mt-8 print:hidden">
          <a href={calendar} className="link touch-target">
            Add to calendar
          </a>
        </p>
      )}
      {link && (
        <p className="mt-8">
          <ButtonLink to={link} className="print-address-only">
            <span>More about this event</span>
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
