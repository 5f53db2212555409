import type { PublicationView } from "~/entities/publication/view";
import type { YearGroup } from "./listing";

/**
 * The publications under their years. Their styles are rules of `publications.css` instead of
 * classes in each entry, because a long list has hundreds.
 */
export function PublicationList({ groups }: { groups: readonly YearGroup[] }) {
  return (
    <div className="publications">
      {groups.map(({ label, items }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ol>
            {items.map((item) => (
              <PublicationItem key={item.id} item={item} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** One publication; its abstract opens and closes independently of the others. */
function PublicationItem({ item }: { item: PublicationView }) {
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
          <details>
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
