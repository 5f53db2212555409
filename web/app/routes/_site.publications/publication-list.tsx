import type { PublicationView } from "~/entities/publication/view";
import type { YearGroup } from "./listing";

/**
 * The publications under their years. Drawn by the server alone (see `list-markup.server.tsx`): it
 * knows no state, and its looks are rules of `publications.css`, because long lists have thousands.
 */
export function PublicationList({ groups }: { groups: readonly YearGroup[] }) {
  return (
    <>
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
    </>
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
