import type { EventView } from "~/entities/event/view";

/** The first day of an event as a calendar leaf: the number large, month and year around it. */
export function EventDate({
  event: { date, day },
  isPast = false,
}: {
  /** Without a readable day the leaf stays empty. */
  event: Pick<EventView, "date" | "day">;
  isPast?: boolean;
}) {
  return (
    <time
      dateTime={date}
      className="flex w-16 shrink-0 flex-col items-center self-start border border-line bg-surface pt-2 pb-2.5 text-center"
    >
      <span className="caps-label">{day?.month}</span>
      <span
        className={`font-serif text-xl leading-tight tabular-nums ${isPast ? "text-muted" : "text-accent"}`}
      >
        {day?.day}
      </span>
      <span className="text-xs text-muted tabular-nums">{day?.year}</span>
    </time>
  );
}
