import type { FocusArea } from "~/entities/focus-area/focus-area";
import { NamedIcon } from "~/ui/basic/named-icon";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Deferred } from "~/ui/feedback/deferred";
import { TextLink } from "~/ui/basic/text-link";
import { Section } from "./section";

/** An area of focus, with a link that is safe to follow. */
export type FocusAreaView = Omit<FocusArea, "link_href" | "link_text"> & {
  href: string | null;
  linkText: string;
};

/** What the professor works on, each with a way to read more. Hidden while there are none. */
export function FocusAreas({ areas }: { areas: FocusAreaView[] | Promise<FocusAreaView[]> }) {
  return (
    <Deferred value={areas} fallback={<FocusAreasSkeleton />}>
      {(rows) =>
        rows.length > 0 && (
          <FocusSection>
            <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
              {rows.map((area) => (
                <FocusCard key={area.id} area={area} />
              ))}
            </ul>
          </FocusSection>
        )
      }
    </Deferred>
  );
}

function FocusSection({ children }: { children: React.ReactNode }) {
  return (
    <Section id="areas-of-focus" title="Areas of Focus">
      {children}
    </Section>
  );
}

function FocusCard({
  area: { icon, title, description, href, linkText },
}: {
  area: FocusAreaView;
}) {
  return (
    <li className="flex flex-col">
      <NamedIcon name={icon} className="size-7 text-accent" />
      <h3 className="mt-4 text-lg leading-snug wrap-anywhere">{title}</h3>
      {description && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line text-muted">{description}</p>
      )}
      {href && (
        <p className="mt-auto pt-3 text-sm">
          <TextLink to={href} className="link inline-flex min-h-11 items-center wrap-anywhere">
            {linkText}
            <span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      )}
    </li>
  );
}

function FocusAreasSkeleton() {
  return (
    <FocusSection>
      <div role="status" aria-label="Loading areas of focus" className="grid gap-12 md:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index}>
            <Skeleton className="size-7" />
            <Skeleton className="mt-5 h-6 w-1/2" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-3 h-4 w-4/5" />
          </div>
        ))}
      </div>
    </FocusSection>
  );
}
