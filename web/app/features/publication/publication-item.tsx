import type { PublicationView } from "~/entities/publication/view";
import { DOT, joinFacts } from "~/lib/format/facts";
import { Authors } from "./authors";
import { Title } from "./title";

/**
 * One publication in a list. Its styles are rules of `publications.css` for the list's class
 * "publications" instead of classes in each entry, because a long list has hundreds. For the same
 * reason a text is one string: between two, React leaves a comment.
 * @param abstractGroup abstracts of one group close each other, which browsers do without scripts
 */
export function PublicationItem({
  item,
  abstractGroup,
}: {
  item: PublicationView;
  abstractGroup?: string;
}) {
  const { title, titleHtml, lang, path, authors, journal, facts, abstract, href, doi } = item;
  return (
    <li>
      <article>
        <h3>
          <a href={path} lang={lang} className="touch-target">
            <Title title={title} titleHtml={titleHtml} />
          </a>
        </h3>
        <Authors authors={authors} of={title} />
        <p>
          {journal && <cite dir="auto">{journal}</cite>}
          <span>{(journal ? DOT : "") + joinFacts(facts)}</span>{" "}
          {href && (
            <a href={href}>
              View Publication<span className="sr-only">{`: ${title}`}</span>
            </a>
          )}
          {doi && <a href={doi.href}>{`DOI: ${doi.label}`}</a>}
        </p>
        {abstract && (
          <details name={abstractGroup}>
            <summary>
              <span>Read Abstract</span>
              <span>Hide Abstract</span>
              <span className="sr-only">{`: ${title}`}</span>
            </summary>
            <p>{abstract}</p>
          </details>
        )}
        {item.contextObject && <span className="Z3988" title={item.contextObject} />}
      </article>
    </li>
  );
}
