import { useDebouncedValue } from "./use-debounced-value";

/** Screen readers hear it once the typing pauses, not at each key. */
const PAUSE_MS = 500;

/** Tells screen readers how much a search above a list has found. @param query what is searched for */
export function FoundStatus({ query, count }: { query: string; count: number }) {
  const text = query.trim()
    ? count === 1
      ? "1 entry found"
      : `${count || "No"} entries found`
    : "";
  const announced = useDebouncedValue(text, PAUSE_MS);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
