import { Link } from "@remix-run/react";
import { texts } from "~/entities/contact-info/texts";
import { Notice } from "~/ui/feedback/notice";
import type { TeachingHours } from "./teaching-hours.server";

const { teachingHours } = texts.admin;

/** What the teaching page says of office hours, so that both pages can be kept alike. */
export function TeachingHoursSection({
  hours: { entries, differences },
}: {
  hours: TeachingHours;
}) {
  return (
    <section aria-labelledby="teaching-hours" className="mt-12 max-w-4xl border-t border-line pt-6">
      <h2 id="teaching-hours" className="font-serif text-lg">
        {teachingHours.title}
      </h2>
      {entries.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{teachingHours.none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line text-sm">
          {entries.map(({ id, day, time, place }) => (
            <li key={id} className="flex flex-wrap gap-x-6 py-2">
              <span className="w-32">{day}</span>
              <span className="w-44 tabular-nums">{time}</span>
              <span className="text-muted">{place}</span>
            </li>
          ))}
        </ul>
      )}
      {differences.length > 0 && (
        <div className="mt-4">
          <Notice title={teachingHours.differ}>
            <ul>
              {differences.map(({ day, contact, teaching }) => (
                <li key={day}>{teachingHours.difference(day, contact, teaching)}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <p className="mt-4 text-sm">
        <Link to="/admin/teaching?tab=office-hours" className="link touch-target">
          {teachingHours.edit}
        </Link>
      </p>
    </section>
  );
}
