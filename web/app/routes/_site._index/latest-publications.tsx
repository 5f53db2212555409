import { texts } from "~/entities/publication/texts";
import type { PublicationView } from "~/entities/publication/view";
import { Skeleton } from "~/ui/skeleton";
import { Deferred } from "~/ui/deferred";
import { TextLink } from "~/ui/text-link";
import { NothingFound, Section } from "./section";

/** The newest publications. One abstract is open at a time (public spec §4). */
export function LatestPublications({
  publications,
}: {
  publications: PublicationView[] | Promise<PublicationView[]>;
}) {
  return (
    <Section
      id="latest-publications"
      title="Latest Publications"
      more={{ to: "/publications", label: "View all publications" }}
    >
      <Deferred value={publications} fallback={<PublicationsSkeleton />}>
        {(items) =>
          items.length === 0 ? (
            <NothingFound>{texts.noneOnHome}</NothingFound>
          ) : (
            <ol className="divide-y divide-line">
              {items.map((item) => (
                <Publication key={item.id} item={item} />
              ))}
            </ol>
          )
        }
      </Deferred>
    </Section>
  );
}

function Publication({ item }: { item: PublicationView }) {
  const { title, authors, journal, date, abstract } = item;
  return (
    <li className="py-6 first:pt-0 last:pb-0">
      <article>
        <h3 className="text-lg leading-snug wrap-anywhere">{title}</h3>
        <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">{authors}</p>
        <p className="mt-1 text-sm wrap-anywhere">
          <cite>{journal}</cite>
          <span className="text-muted tabular-nums"> · {date}</span>
        </p>
        {abstract && <Abstract text={abstract} title={title} />}
        <PublicationLinks item={item} />
      </article>
    </li>
  );
}

/** Browsers close the others of one name when one is opened, so this works without scripts too. */
function Abstract({ text, title }: { text: string; title: string }) {
  return (
    <details name="abstract" className="group mt-2">
      <summary className="link inline-flex min-h-11 items-center text-sm font-medium">
        <span className="group-open:hidden">Read Abstract</span>
        <span className="hidden group-open:inline">Hide Abstract</span>
        <span className="sr-only">: {title}</span>
      </summary>
      <p className="mt-1 mb-3 max-w-prose border-l-2 border-line pl-5 font-serif wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </details>
  );
}

function PublicationLinks({ item: { title, href, doi } }: { item: PublicationView }) {
  if (!href && !doi) return null;
  const className = "link inline-flex min-h-11 items-center wrap-anywhere";
  return (
    <p className="flex flex-wrap gap-x-6 text-sm">
      {href && (
        <TextLink to={href} className={className}>
          View Publication<span className="sr-only">: {title}</span>
        </TextLink>
      )}
      {doi && (
        <TextLink to={doi.href} className={className}>
          DOI: {doi.label}
        </TextLink>
      )}
    </p>
  );
}

function PublicationsSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="divide-y divide-line">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="py-6 first:pt-0 last:pb-0">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-4 h-4 w-1/2" />
          <Skeleton className="mt-3 h-4 w-2/5" />
          <Skeleton className="mt-6 h-4 w-32" />
        </div>
      ))}
    </div>
  );
}
