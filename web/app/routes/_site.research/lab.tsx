import type { TeamMember } from "~/entities/research-page/research-page";
import { joinFacts } from "~/lib/format/facts";
import { Section } from "~/ui/layout/section";
import type { LabView } from "./view";

/** The lab: where it is, what it works with and who works in it. */
export function Lab({ lab: { name, location, equipment, team } }: { lab: LabView }) {
  return (
    <Section id="lab-information" title="Lab Information">
      {name && <h3 className="text-lg leading-snug wrap-anywhere">{name}</h3>}
      {location && (
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          <span className="sr-only">Location: </span>
          {location}
        </p>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-10 first:mt-0 md:grid-cols-2">
        {team.length > 0 && <Team members={team} />}
        {equipment.length > 0 && <Equipment items={equipment} />}
      </div>
    </Section>
  );
}

function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <div className="min-w-0">
      <h4 className="caps-label">Team Members</h4>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {members.map(({ name, role, expertise }, index) => (
          <li key={index} className="py-3 wrap-anywhere">
            {name && <p className="font-serif">{name}</p>}
            {(role ?? expertise) && (
              <p className="text-sm text-muted">{joinFacts([role, expertise])}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Equipment({ items }: { items: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h4 className="caps-label">Equipment</h4>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <li key={index} className="py-3 font-serif wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
