import { texts } from "~/entities/publication/texts";
import { PublicationItem } from "~/features/publication/publication-item";
import type { YearGroup } from "./listing";

/** The publications under their years; each abstract opens and closes independently (public spec §4). */
export function PublicationList({ groups }: { groups: readonly YearGroup[] }) {
  return (
    <div className="publications-by-year">
      {groups.length > 1 && <YearRail groups={groups} />}
      <div className="publications">
        {groups.map(({ label, items }) => (
          <section key={label}>
            <h2 id={idOf(label)} data-count={items.length}>
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

/** Every year with the number of its publications: stays in sight on wide screens. */
function YearRail({ groups }: { groups: readonly YearGroup[] }) {
  return (
    <nav aria-label={texts.contents}>
      <ul>
        {groups.map(({ label, items }) => (
          <li key={label}>
            <a href={`#${idOf(label)}`}>
              {label} <span>{items.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function idOf(label: string): string {
  return `y${label.toLowerCase()}`;
}
