import type { ReactNode } from "react";
import type { ResourceGroup } from "~/entities/teaching-resource/teaching-resource";
import { texts } from "~/entities/teaching-resource/texts";
import type { ResourceView } from "~/entities/teaching-resource/view";
import type { Result } from "~/lib/cms/result";
import { Badge } from "~/ui/basic/badge";
import { Section } from "~/ui/layout/section";
import { Deferred } from "~/ui/feedback/deferred";
import { TextLink } from "~/ui/basic/text-link";
import { EntriesSkeleton } from "./loading";
import { Message } from "./message";

type Loading = Result<Record<ResourceGroup, ResourceView[]>>;

/** Guides, templates and readings for students. */
export function Resources({ resources }: { resources: Loading | Promise<Loading> }) {
  return (
    <Section id="resources" title={texts.title}>
      <Deferred value={resources} fallback={<EntriesSkeleton>{texts.loading}</EntriesSkeleton>}>
        {(loaded) => <Groups loaded={loaded} />}
      </Deferred>
    </Section>
  );
}

function Groups({ loaded }: { loaded: Loading }) {
  if (!loaded.ok) return <Message>{texts.loadError(loaded.message)}</Message>;
  const { general, readings, further } = loaded.value;
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
      <Group title={texts.groups.general}>
        <ResourceList resources={general} none={texts.none.general} hasTypes />
      </Group>
      <Group title={texts.groups.readings}>
        <ResourceList resources={readings} none={texts.none.readings} />
      </Group>
      {further.length > 0 && (
        <Group title={texts.groups.further}>
          <ResourceList resources={further} hasTypes />
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="caps-label mb-3">{title}</h3>
      {children}
    </div>
  );
}

function ResourceList({
  resources,
  none = "",
  hasTypes = false,
}: {
  resources: readonly ResourceView[];
  none?: string;
  /** For groups of several types. */
  hasTypes?: boolean;
}) {
  if (resources.length === 0) return <Message>{none}</Message>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {resources.map(({ id, title, type, description, course, href }) => (
        <li key={id} className="break-inside-avoid py-4 wrap-anywhere">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h4 className="min-w-0 font-semibold">
              {href ? (
                <TextLink to={href} className="link print-address touch-target">
                  {title}
                </TextLink>
              ) : (
                title
              )}
            </h4>
            {hasTypes && <Badge>{type}</Badge>}
          </div>
          {description && <p className="mt-1 font-serif whitespace-pre-line">{description}</p>}
          {course && <p className="mt-1 text-xs text-muted">{course}</p>}
        </li>
      ))}
    </ul>
  );
}
