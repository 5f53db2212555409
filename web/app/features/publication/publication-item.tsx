import type { PublicationView } from "~/entities/publication/view";

/**
 * One publication in a list. Its styles are rules of `publications.css` for the list's class
 * "publications" instead of classes in each entry, because a long list has hundreds.
 * @param abstractGroup abstracts of one group close each other, which browsers do without scripts
 */
export function PublicationItem({
  item,
  abstractGroup,
}: {
  item: PublicationView;
  abstractGroup?: string;
}) {
  const { title, authors, journal, date, abstract, href, doi } = item;
  return (
    <li>
      <article>
        <h3>{title}</h3>
        <p>{authors}</p>
        <p>
          <cite>{journal}</cite>
          <span> · {date}</span>
        </p>
        {abstract && (
          <details name={abstractGroup}>
            <summary>
              <span>Read Abstract</span>
              <span>Hide Abstract</span>
              <span className="sr-only">: {title}</span>
            </summary>
            <p>{abstract}</p>
          </details>
        )}
        {(href ?? doi) && (
          <p>
            {href && (
              <a href={href}>
                View Publication<span className="sr-only">: {title}</span>
              </a>
            )}
            {doi && <a href={doi.href}>DOI: {doi.label}</a>}
          </p>
        )}
      </article>
    </li>
  );
}
