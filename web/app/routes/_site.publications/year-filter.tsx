/**
 * Chooses a year: at once with the site's script (enhance/live-form.ts), with the button without it.
 * @param results the id of the element that shows the publications
 */
export function YearFilter({
  years,
  year,
  results,
}: {
  years: readonly number[];
  year: string | null;
  results: string;
}) {
  return (
    <form
      action="/publications"
      data-live=""
      aria-controls={results}
      className="mb-6 flex items-end gap-3 font-sans text-sm print:hidden"
    >
      <label className="space-y-1">
        <span className="block text-muted">Year</span>
        <select
          name="year"
          defaultValue={year ?? ""}
          autoComplete="off"
          className="h-11 rounded-md border border-faint bg-surface px-3 text-ink md:h-10"
        >
          <option value="">All Years</option>
          {years.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button
          type="submit"
          className="h-11 rounded-md border border-line bg-surface px-4 md:h-10"
        >
          Show
        </button>
      </noscript>
    </form>
  );
}
