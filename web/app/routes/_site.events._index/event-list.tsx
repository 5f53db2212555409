import type { EventView } from "~/entities/event/view";
import { EventDate } from "~/features/event/event-date";
import { joinFacts } from "~/lib/format/facts";

/** Events with their first day as a block; each leads to its own page. */
export function EventList({
  events,
  arePast = false,
}: {
  events: readonly EventView[];
  arePast?: boolean;
}) {
  return (
    <ol className="divide-y divide-line">
      {events.map((event) => (
        <EventRow key={event.id} event={event} isPast={arePast} />
      ))}
    </ol>
  );
}

function EventRow({ event, isPast }: { event: EventView; isPast: boolean }) {
  const { title, when, isSeveralDays, location, description, path } = event;
  const facts = joinFacts([isSeveralDays && when, location]);
  return (
    <li className="relative flex gap-5 py-6 first:pt-0 sm:gap-8">
      <EventDate event={event} isPast={isPast} />
      <div className="max-w-prose min-w-0">
        <h3 className="text-lg leading-snug wrap-anywhere">
          <a
            href={path}
            className="underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
          >
            {title}
          </a>
        </h3>
        {facts && <p className="mt-1 text-sm wrap-anywhere text-muted">{facts}</p>}
        {description && <p className="mt-2 line-clamp-3 font-serif wrap-anywhere">{description}</p>}
      </div>
    </li>
  );
}
