import type { ReactNode } from "react";
import { texts } from "~/entities/publication/texts";
import { afterVenue } from "~/entities/publication/view";
import { Authors, StudentLegend } from "~/features/publication/authors";
import { Title } from "~/features/publication/title";
import { Badge } from "~/ui/basic/badge";
import { NeighborLinks } from "~/ui/layout/neighbor-links";
import { Prose } from "~/ui/layout/section";
import type { PublicationPageView } from "./view.server";

type Link = PublicationPageView["links"][number];

/**
 * One publication: what it is, what belongs to it, how it is cited, and the way on.
 * @param children how to cite it
 */
export function PublicationPage({
  view,
  children,
}: {
  view: PublicationPageView;
  children?: ReactNode;
}) {
  const { abstract, links, versions, areVersions, keywords, projects, details, previous, next } =
    view;
  return (
    <div className="mx-auto max-w-(--container-prose)">
      <BackToList />
      <Heading view={view} />
      {abstract && (
        <Part title={texts.abstract}>
          <Prose>{abstract}</Prose>
        </Part>
      )}
      {links.length > 0 && (
        <Part title={texts.links}>
          <Links links={links} />
        </Part>
      )}
      {versions.length > 0 && (
        <Part title={areVersions ? texts.versions : texts.versionOf}>
          <ul>
            {versions.map(({ label, href, note }) => (
              <li key={href} className="mt-1 wrap-anywhere">
                <a href={href} className="link touch-target">
                  {label}
                </a>{" "}
                <span className="text-sm text-muted">{note}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {details.length > 0 && <Details details={details} />}
      {keywords.length > 0 && (
        <Part title={texts.keywords}>
          <ul className="flex flex-wrap gap-2">
            {keywords.map(({ label, href }) => (
              <li key={label} className="flex min-w-0">
                <a href={href} className="touch-target">
                  <Badge variant="outline">{label}</Badge>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {projects.length > 0 && (
        <Part title={texts.projects}>
          <Links links={projects} />
        </Part>
      )}
      {children}
      <NeighborLinks name={texts.more} words={texts} previous={previous} next={next} />
    </div>
  );
}

/** The way back to the list. */
export function BackToList() {
  return (
    <p className="text-sm print:hidden">
      <a href="/publications" className="link touch-target">
        <span aria-hidden>←</span> {texts.back}
      </a>
    </p>
  );
}

function Heading({ view }: { view: PublicationPageView }) {
  const { title, titleHtml, lang, authors, venue } = view;
  return (
    <header className="publications mt-8 md:mt-10 print:mt-4">
      <h1 lang={lang} className="text-2xl wrap-anywhere">
        <Title title={title} titleHtml={titleHtml} />
      </h1>
      <div className="mt-5 wrap-anywhere">
        <Authors authors={authors} of={title} />
      </div>
      <p className="mt-3 wrap-anywhere text-muted">
        {venue && <cite dir="auto">{venue}</cite>}
        {afterVenue(view)}
      </p>
      {authors.hasStudent && <StudentLegend />}
    </header>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 print:mt-4">
      <h2 className="caps-label mb-3">{title}</h2>
      {children}
    </section>
  );
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-1">
      {links.map(({ label, href }, index) => (
        <li key={index} className="min-w-0">
          <a href={href} className="link touch-target print-address wrap-anywhere">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Details({ details }: { details: PublicationPageView["details"] }) {
  return (
    <Part title={texts.details}>
      <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        {details.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
