import type { PublicationView } from "~/entities/publication/view";

/** One publication; its abstract opens and closes independently of the others. */
export function PublicationItem({ item }: { item: PublicationView }) {
  const { title, authors, journal, date, abstract, href, doi } = item;
  return (
    <li className="break-inside-avoid py-6">
      <article className="max-w-prose">
        <h3 className="text-lg leading-snug text-pretty wrap-anywhere">{title}</h3>
        <p className="mt-1 text-sm wrap-anywhere text-muted">{authors}</p>
        <p className="mt-1 text-sm wrap-anywhere">
          <cite>{journal}</cite>
          <span className="text-muted tabular-nums"> · {date}</span>
        </p>
        {abstract && (
          <details className="group mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-accent underline-offset-4 hover:underline md:min-h-0">
              <span className="group-open:hidden">Read Abstract</span>
              <span className="hidden group-open:inline">Hide Abstract</span>
              <span className="sr-only">: {title}</span>
            </summary>
            <p className="mt-2 border-l-2 border-line pl-4 font-serif whitespace-pre-line">
              {abstract}
            </p>
          </details>
        )}
        {(href ?? doi) && (
          <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
            {href && (
              <a href={href} className={linkClass}>
                View Publication<span className="sr-only">: {title}</span>
              </a>
            )}
            {doi && (
              <a href={doi.href} className={linkClass}>
                DOI: {doi.label}
              </a>
            )}
          </p>
        )}
      </article>
    </li>
  );
}

const linkClass =
  "inline-flex min-h-11 items-center text-accent underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-accent md:min-h-0";
