import type { ReactNode } from "react";
import type { ResearchProject } from "~/entities/research-page/research-page";
import { Badge } from "~/ui/basic/badge";
import { Prose, Section } from "~/ui/layout/section";

/** The projects under way, with who pays for them, when they run and who takes part. */
export function CurrentProjects({ projects }: { projects: readonly ResearchProject[] }) {
  return (
    <Section id="current-projects" title="Current Projects">
      <ul className="divide-y divide-line">
        {projects.map((project, index) => (
          <li key={index} className="break-inside-avoid py-8 first:pt-0 last:pb-0">
            <Project project={project} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Project({
  project: { title, description, funding, timeline, status, collaborators },
}: {
  project: ResearchProject;
}) {
  return (
    <article>
      <TitleWithStatus title={title} status={status} />
      {description && <Prose className="mt-2">{description}</Prose>}
      <dl className="mt-5 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {timeline && <Fact term="Timeline">{timeline}</Fact>}
        {funding && <Fact term="Funding">{funding}</Fact>}
        {collaborators.length > 0 && <Collaborators names={collaborators} />}
      </dl>
    </article>
  );
}

/** A handful stands beside the other facts, more in columns below them. */
function Collaborators({ names }: { names: readonly string[] }) {
  const areMany = names.length > 6;
  return (
    <Fact term="Collaborators" className={areMany ? "col-span-full" : ""}>
      <ul className={areMany ? "columns-[16rem] gap-x-8" : ""}>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Fact>
  );
}

/** The head of a project; its status is free text. */
function TitleWithStatus({ title, status }: { title: string | null; status: string | null }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      {title && <h3 className="min-w-0 text-lg leading-snug wrap-anywhere">{title}</h3>}
      {status && (
        <Badge>
          <span className="sr-only">Status: </span>
          {status}
        </Badge>
      )}
    </div>
  );
}

function Fact({
  term,
  className = "",
  children,
}: {
  term: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="caps-label">{term}</dt>
      <dd className="mt-1 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
