import { texts } from "~/entities/publication/texts";
import { Downloads } from "~/features/publication/downloads";
import { type ListQuery, listPath } from "./listing";
import type { Listing } from "./read-listing.server";

/** What follows the list: its other pages, and the list as files. */
export function AfterList({ listing }: { listing: Listing }) {
  const { pages, exportQuery } = listing;
  return (
    <>
      {pages > 1 && <PageLinks listing={listing} />}
      <div className="mt-8 print:hidden">
        <Downloads label={texts.exports} path="/publications" query={exportQuery} />
      </div>
    </>
  );
}

function PageLinks({ listing }: { listing: Listing }) {
  const { page, pages, previousPath, nextPath, query } = listing;
  return (
    <nav aria-label={texts.pages} className="mt-8 border-t border-line pt-6 text-sm print:hidden">
      <p className="flex flex-wrap gap-x-8 gap-y-1">
        {previousPath && (
          <a href={previousPath} rel="prev" className="link touch-target">
            {texts.previousPage}
          </a>
        )}
        <span className="text-muted">{texts.page(page, pages)}</span>
        {nextPath && (
          <a href={nextPath} rel="next" className="link touch-target">
            {texts.nextPage}
          </a>
        )}
      </p>
      <ol className="mt-4 flex flex-wrap gap-x-4">
        {Array.from({ length: pages }, (_, index) => (
          <li key={index}>
            <PageLink query={query} number={index + 1} isCurrent={index + 1 === page} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PageLink({
  query,
  number,
  isCurrent,
}: {
  query: ListQuery;
  number: number;
  isCurrent: boolean;
}) {
  if (isCurrent) return <span aria-current="page">{number}</span>;
  return (
    <a href={listPath(query, number)} className="link touch-target">
      {number}
    </a>
  );
}
