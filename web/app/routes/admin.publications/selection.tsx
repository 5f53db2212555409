import { createContext, useContext } from "react";
import { formTexts } from "~/entities/publication/form-texts";
import { TickBox } from "~/ui/admin/table/tick-box";

interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
}

const Context = createContext<Selection>({ ids: new Set(), toggle: () => undefined });

/** Around a table whose rows can be ticked. */
export const SelectionProvider = Context.Provider;

/** Ticks one row. A part of its own: ticking renders no row again. */
export function RowCheckbox({ id, title }: { id: string; title: string }) {
  const { ids, toggle } = useContext(Context);
  return (
    <TickBox
      aria-label={formTexts.bulk.select(title)}
      checked={ids.has(id)}
      onChange={() => toggle(id)}
      className="needs-script mt-0.5"
    />
  );
}
