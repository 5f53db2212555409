import { texts } from "~/entities/event/texts";
import type { EventView } from "~/entities/event/view";
import { EventDate } from "~/features/event/event-date";
import { joinFacts } from "~/lib/format/facts";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Deferred } from "~/ui/feedback/deferred";
import { TextLink } from "~/ui/basic/text-link";
import { NothingFound, Section } from "./section";

/** The next events, each with its day as a block (public spec §2, Home). */
export function UpcomingEvents({ events }: { events: EventView[] | Promise<EventView[]> }) {
  return (
    <Section
      id="upcoming-events"
      title="Upcoming Events"
      more={{ to: "/events", label: "View all events" }}
    >
      <Deferred value={events} fallback={<EventsSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <NothingFound>{texts.none}</NothingFound>
          ) : (
            <ol className="divide-y divide-line">
              {rows.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ol>
          )
        }
      </Deferred>
    </Section>
  );
}

function EventRow({ event }: { event: EventView }) {
  const { title, when, isSeveralDays, location, description, detailsHref } = event;
  return (
    <li className="flex gap-5 py-6 first:pt-0 last:pb-0 sm:gap-8">
      <EventDate event={event} />
      <div className="min-w-0">
        <h3 className="text-lg leading-snug wrap-anywhere">{title}</h3>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {joinFacts([isSeveralDays && when, location])}
        </p>
        {description && (
          <p className="mt-2 line-clamp-3 max-w-prose font-serif wrap-anywhere">{description}</p>
        )}
        <p className="mt-2 text-sm print:hidden">
          <TextLink to={detailsHref} className="link touch-target">
            Event Details<span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
    </li>
  );
}

function EventsSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="divide-y divide-line">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex gap-5 py-6 first:pt-0 last:pb-0 sm:gap-8">
          <Skeleton className="h-23 w-16 shrink-0" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-3 h-4 w-1/3" />
            <Skeleton className="mt-4 h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
