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

/* A row for each: any number of them leaves no hole. */
const row =
  "grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-6 first:pt-0 last:pb-0 sm:grid-cols-[1.5rem_minmax(0,2fr)_minmax(0,3fr)] sm:gap-x-6";

/** What the professor works on, each with a way to read more. Hidden while there are none. */
export function FocusAreas({ areas }: { areas: FocusAreaView[] | Promise<FocusAreaView[]> }) {
  return (
    <Deferred value={areas} fallback={<FocusAreasSkeleton />}>
      {(rows) =>
        rows.length > 0 && (
          <FocusSection>
            <ul className="divide-y divide-line">
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
    <li className={row}>
      <NamedIcon name={icon} className="size-6 text-accent" />
      <h3 className="text-lg leading-snug wrap-anywhere">{title}</h3>
      <div className="min-w-0 max-sm:col-start-2">
        {description && (
          <p className="max-w-prose font-serif wrap-anywhere whitespace-pre-line">{description}</p>
        )}
        {href && (
          <p className="mt-1 text-sm print:hidden">
            <TextLink to={href} className="link touch-target wrap-anywhere">
              {linkText}
              <span className="sr-only">: {title}</span>
            </TextLink>
          </p>
        )}
      </div>
    </li>
  );
}

function FocusAreasSkeleton() {
  return (
    <FocusSection>
      <div role="status" aria-label="Loading areas of focus" className="divide-y divide-line">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={row}>
            <Skeleton className="size-6" />
            <Skeleton className="h-6 w-4/5" />
            <div className="max-sm:col-start-2">
              <Skeleton className="h-4 w-full" />
              <Skeleton className="mt-3 h-4 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </FocusSection>
  );
}
