import type { ReactNode } from "react";
import { Badge } from "~/ui/basic/badge";
import { Prose, Section } from "~/ui/layout/section";
import type { OpportunitiesView, PositionView } from "./view";

/** Ways to take part in the research, from undergraduate to doctoral students. */
export function Opportunities({
  opportunities: { positions, mastersProjects, undergraduate },
}: {
  opportunities: OpportunitiesView;
}) {
  return (
    <Section id="research-opportunities" title="Research Opportunities">
      <div className="space-y-14">
        {positions.length > 0 && (
          <Group title="PhD Positions">
            {positions.map((position, index) => (
              <Opportunity key={index} {...position} note={<Deadline {...position} />} />
            ))}
          </Group>
        )}
        {mastersProjects.length > 0 && (
          <Group title="Master's Projects">
            {mastersProjects.map(({ title, description, status }, index) => (
              <Opportunity
                key={index}
                title={title}
                description={description}
                note={status && <Badge>{status}</Badge>}
              />
            ))}
          </Group>
        )}
        {undergraduate && (
          <div>
            <h3 className="caps-label">Undergraduate Opportunities</h3>
            <Prose className="mt-4">{undergraduate}</Prose>
          </div>
        )}
      </div>
    </Section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="caps-label">{title}</h3>
      <ul className="mt-4 divide-y divide-line border-y border-line">{children}</ul>
    </div>
  );
}

function Opportunity({
  title,
  description,
  note,
}: {
  title: string | null;
  description: string | null;
  note: ReactNode;
}) {
  return (
    <li className="break-inside-avoid py-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {title && <h4 className="min-w-0 text-lg leading-snug wrap-anywhere">{title}</h4>}
        {note}
      </div>
      {description && <Prose className="mt-2">{description}</Prose>}
    </li>
  );
}

function Deadline({ deadline }: Pick<PositionView, "deadline">) {
  return (
    deadline && (
      <p className="text-sm text-muted">
        Deadline: <time dateTime={deadline.iso}>{deadline.text}</time>
      </p>
    )
  );
}
