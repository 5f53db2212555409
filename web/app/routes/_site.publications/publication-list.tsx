import { texts } from "~/entities/publication/texts";
import { PublicationItem } from "~/features/publication/publication-item";
import { type Group, idOf } from "./listing";
import type { Listing } from "./read-listing.server";

/** The publications in their groups; each abstract opens and closes independently (public spec §4). */
export function PublicationList({ listing }: { listing: Listing }) {
  const { groups, shown, query } = listing;
  // Types are words and need more room than years.
  const className =
    query.group === "type" ? "publications-by-year [--label:9rem]" : "publications-by-year";
  return (
    <div className={className}>
      {groups.length > 1 && <GroupRail groups={groups} />}
      <div className="publications">
        {shown.map(({ label, count, items }) => (
          <section key={label}>
            <h2 id={idOf(label)} data-count={count}>
              {label}
            </h2>
            <ol>
              {items.map((item) => (
                <PublicationItem key={item.id} item={item} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Every group with the number of its publications: stays in sight on wide screens. */
function GroupRail({ groups }: { groups: readonly Group[] }) {
  return (
    <nav aria-label={texts.contents}>
      <ul>
        {groups.map(({ label, count, href }) => (
          <li key={label}>
            <a href={href}>
              {label} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
