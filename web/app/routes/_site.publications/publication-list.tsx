import { PublicationItem } from "~/features/publication/publication-item";
import type { YearGroup } from "./listing";

/** The publications under their years; each abstract opens and closes independently (public spec §4). */
export function PublicationList({ groups }: { groups: readonly YearGroup[] }) {
  return (
    <div className="publications publications-by-year">
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
