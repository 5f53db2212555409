import { texts } from "~/entities/publication/texts";
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
  const { title, journal, date, abstract, href, doi } = item;
  return (
    <li>
      <article>
        <h3>{title}</h3>
        <Authors item={item} />
        <p>
          <cite>{journal}</cite>
          <span> · {date}</span>{" "}
          {href && (
            <a href={href}>
              View Publication<span className="sr-only">: {title}</span>
            </a>
          )}
          {doi && <a href={doi.href}>DOI: {doi.label}</a>}
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
      </article>
    </li>
  );
}

/** All names are in the page: those behind the first eight open in place, without a script too. */
function Authors({ item: { title, authors, moreAuthors } }: { item: PublicationView }) {
  if (!moreAuthors) return <div>{authors}</div>;
  return (
    <div>
      {authors}
      {", "}
      <details>
        <summary>
          <span>and {texts.moreAuthors(moreAuthors.count)}</span>
          <span>{texts.fewerAuthors}</span>
          <span className="sr-only">: {title}</span>
        </summary>
        {moreAuthors.names}
      </details>
    </div>
  );
}
