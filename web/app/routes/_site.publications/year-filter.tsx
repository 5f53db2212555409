import { Form, useSubmit } from "@remix-run/react";

/** Chooses a year: at once with JavaScript, with the button without it. */
export function YearFilter({ years, year }: { years: readonly number[]; year: string | null }) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className="mb-6 flex items-end gap-3 font-sans text-sm print:hidden"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <label className="space-y-1">
        <span className="block text-muted">Year</span>
        <select
          name="year"
          key={year}
          defaultValue={year ?? ""}
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
    </Form>
  );
}
