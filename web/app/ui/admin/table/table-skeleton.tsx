const ROWS = 5;

/** Stands in for a table while its rows load: five rows (admin spec §9). */
export function TableSkeleton({ columns, label }: { columns: number; label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="divide-y divide-line rounded-md border border-line"
    >
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} data-skeleton-row className="flex gap-4 px-4 py-4">
          {Array.from({ length: columns }, (_, column) => (
            <div
              key={column}
              className="rounded h-4 flex-1 animate-pulse bg-ink/10 motion-reduce:animate-none"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
