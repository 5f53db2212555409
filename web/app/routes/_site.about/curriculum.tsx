import { Badge } from "~/ui/basic/badge";
import { Section } from "~/ui/layout/section";
import { DatedRow, DatedRows } from "./dated-row";
import type { AboutView, EducationView, RoleView } from "./view";

/** What the professor knows about, as a list that is read at a glance. */
export function Expertise({ areas }: { areas: AboutView["expertise"] }) {
  return (
    <Section id="expertise" title="Areas of Expertise">
      <ul className="-mt-3 grid gap-x-12 sm:grid-cols-2">
        {areas.map((area, index) => (
          <li key={index} className="border-b border-line py-3 font-serif wrap-anywhere">
            {area}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Degrees in the owner's order. */
export function Education({ entries }: { entries: readonly EducationView[] }) {
  return (
    <Section id="education" title="Education">
      <DatedRows>
        {entries.map(({ degree, university, year, dissertation }, index) => (
          <DatedRow key={index} time={year}>
            {degree && <h3 className="text-lg leading-snug wrap-anywhere">{degree}</h3>}
            {university && <p className="mt-1 text-sm wrap-anywhere text-muted">{university}</p>}
            {dissertation && (
              <p className="mt-2 max-w-prose font-serif wrap-anywhere whitespace-pre-line">
                <span className="text-muted">Dissertation: </span>
                {/* An italic would bring a second font. */}
                <cite dir="auto" className="not-italic">
                  {dissertation}
                </cite>
              </p>
            )}
          </DatedRow>
        ))}
      </DatedRows>
    </Section>
  );
}

/** Positions that are and were held, in the owner's order. */
export function Roles({ roles }: { roles: readonly RoleView[] }) {
  return (
    <Section id="roles" title="Roles and Affiliations">
      <DatedRows>
        {roles.map(({ title, organization, type, period }, index) => (
          <DatedRow key={index} time={period}>
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              {title && <h3 className="min-w-0 text-lg leading-snug wrap-anywhere">{title}</h3>}
              {type && <Badge>{type}</Badge>}
            </div>
            {organization && (
              <p className="mt-1 text-sm wrap-anywhere text-muted">{organization}</p>
            )}
          </DatedRow>
        ))}
      </DatedRows>
    </Section>
  );
}
