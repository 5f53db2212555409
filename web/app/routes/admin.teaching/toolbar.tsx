import { SearchBox } from "~/ui/admin/table/search-box";
import { Button } from "~/ui/basic/button";

/** What was typed into the search box, which the tabs share. */
export interface Search {
  query: string;
  setQuery: (query: string) => void;
}

/** Above the entries of a tab: the search box, and the button that adds an entry. */
export function Toolbar({
  search: { query, setQuery },
  placeholder,
  addLabel,
  onAdd,
}: {
  search: Search;
  placeholder: string;
  addLabel: string;
  onAdd: () => void;
}) {
  return (
    <div className="mb-4 flex flex-wrap justify-between gap-3">
      <SearchBox placeholder={placeholder} value={query} onChange={setQuery} />
      <Button onClick={onAdd}>{addLabel}</Button>
    </div>
  );
}
