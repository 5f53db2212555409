import { texts } from "~/entities/office-hour/texts";
import type { OfficeHoursView } from "~/entities/office-hour/view";
import type { Result } from "~/lib/cms/result";
import { ButtonLink } from "~/ui/basic/button-link";
import { Section } from "~/ui/layout/section";
import { Deferred } from "~/ui/feedback/deferred";
import { EntriesSkeleton } from "./loading";
import { Message } from "./message";

type Loading = Result<OfficeHoursView>;

/** When and where students can come, and the way to another time. */
export function OfficeHours({ officeHours }: { officeHours: Loading | Promise<Loading> }) {
  return (
    <Section id="office-hours" title={texts.title}>
      <Deferred value={officeHours} fallback={<EntriesSkeleton>{texts.loading}</EntriesSkeleton>}>
        {(loaded) => <ScheduleAndLocation loaded={loaded} />}
      </Deferred>
      <p className="mt-8 print:hidden">
        <ButtonLink to="/contact">{texts.scheduleMeeting}</ButtonLink>
      </p>
    </Section>
  );
}

function ScheduleAndLocation({ loaded }: { loaded: Loading }) {
  if (!loaded.ok) return <Message>{texts.loadError(loaded.message)}</Message>;
  const { schedule, location, video } = loaded.value;
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <h3 className="caps-label mb-3">{texts.schedule}</h3>
        {schedule.length > 0 ? <Schedule rows={schedule} /> : <Message>{texts.none}</Message>}
      </div>
      <div className="min-w-0">
        <h3 className="caps-label mb-3">{texts.location}</h3>
        {location ? (
          <p className="font-serif wrap-anywhere">{location}</p>
        ) : (
          <Message>{texts.noLocation}</Message>
        )}
        {video && <Video {...video} />}
      </div>
    </div>
  );
}

function Schedule({ rows }: { rows: OfficeHoursView["schedule"] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ id, day, time, isVirtual, place }) => (
        <li key={id} className="py-3 wrap-anywhere">
          <p className="flex flex-wrap items-baseline gap-x-3">
            {day && <span className="w-34 font-serif">{day}</span>}
            {time && <span className="tabular-nums">{time}</span>}
            {isVirtual && <span className="text-sm text-muted">{texts.virtual}</span>}
          </p>
          {place && <p className="mt-1 text-sm text-muted">{place}</p>}
        </li>
      ))}
    </ul>
  );
}

function Video({ href }: { href: string | null }) {
  return (
    <p className="mt-3 text-sm wrap-anywhere text-muted">
      {href ? (
        <a href={href} rel="noopener" className="link print-address touch-target">
          {texts.join}
        </a>
      ) : (
        texts.onRequest
      )}
    </p>
  );
}
