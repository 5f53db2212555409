import { Button } from "~/ui/basic/button";

/**
 * What a table says when it has no rows: the screen's words, and the next step. A search without
 * a match says how to find more; an empty list offers to add the first entry.
 */
export function EmptyRows({
  text,
  query,
  addLabel,
  onAdd,
}: {
  text: string;
  query: string;
  addLabel: string;
  onAdd: () => void;
}) {
  return (
    <>
      <p>{text}</p>
      {query.trim() ? (
        <p className="mt-1 text-xs">Try another search term.</p>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </>
  );
}
