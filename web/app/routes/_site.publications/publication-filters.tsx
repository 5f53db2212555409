import type { ReactNode } from "react";
import { texts } from "~/entities/publication/texts";
import type { Choices, Option } from "./choices";
import type { ListQuery } from "./listing";

const words = texts.filters;
const control = "h-11 w-full rounded-md border border-faint bg-surface px-3 text-ink md:h-10";

/** All but the year, which is first (scholarly §3), and the search. */
const FOLDED_SELECTS = [
  { name: "until", all: "sameYear", options: "lastYears" },
  { name: "type", all: "allTypes", options: "types" },
  { name: "keyword", all: "allKeywords", options: "keywords" },
  { name: "author", all: "allAuthors", options: "authors" },
  { name: "stage", all: "allStages", options: "stages" },
] as const;

/**
 * Narrows the list down: at once with the site's script (enhance/live-form.ts), with the button
 * without it. On phones all but the year and the search are folded (styles/publication-filters.css).
 * @param results the id of the element that shows the publications
 */
export function PublicationFilters({
  choices,
  query,
  results,
}: {
  choices: Choices;
  query: ListQuery;
  results: string;
}) {
  const { filter } = query;
  return (
    <form
      action="/publications"
      data-live=""
      aria-controls={results}
      className="publication-filters mb-6 grid grid-cols-2 flex-wrap items-end gap-3 font-sans text-sm max-[20rem]:grid-cols-1 md:flex print:hidden"
    >
      <Choice
        name="year"
        label={words.year}
        all={words.allYears}
        options={choices.years}
        chosen={filter.year}
      />
      <FoldedFilters choices={choices} query={query} />
      {choices.hasSearch && (
        <Labeled name="q" label={words.search} className="col-span-full">
          <input
            type="search"
            id={idOf("q")}
            name="q"
            defaultValue={filter.q}
            maxLength={200}
            autoComplete="off"
            className={control}
          />
        </Labeled>
      )}
      <noscript>
        <button
          type="submit"
          className="h-11 rounded-md border border-line bg-surface px-4 md:h-10"
        >
          {words.submit}
        </button>
      </noscript>
    </form>
  );
}

/** Open when one of them narrows the list down; nothing where the entries give no reason for any. */
function FoldedFilters({
  choices,
  query: { filter, group },
}: {
  choices: Choices;
  query: ListQuery;
}) {
  const selects = FOLDED_SELECTS.filter(({ options }) => choices[options] !== null);
  if (selects.length === 0 && !choices.hasGroups && !choices.hasPdf) return null;
  const isSet =
    group === "type" || filter.pdf === "1" || selects.some(({ name }) => filter[name] !== "");
  return (
    <details open={isSet} className="group col-span-full">
      <summary className="flex h-11 items-center justify-between rounded-md border border-faint bg-surface px-4 text-ink">
        {words.more}
        <svg aria-hidden viewBox="0 0 24 24" className="size-4 text-muted group-open:rotate-180">
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <div className="mt-3 grid grid-cols-2 flex-wrap items-end gap-3 md:flex">
        {selects.map(({ name, all, options }) => (
          <Choice
            key={name}
            name={name}
            label={words[name]}
            all={words[all]}
            options={choices[options]}
            chosen={filter[name]}
          />
        ))}
        {choices.hasGroups && (
          <Choice
            name="group"
            label={words.group}
            all={words.year}
            options={[{ value: "type", label: words.type }]}
            chosen={group}
          />
        )}
        {choices.hasPdf && (
          <label className="flex h-11 items-center gap-2">
            <input
              type="checkbox"
              name="pdf"
              value="1"
              defaultChecked={filter.pdf === "1"}
              autoComplete="off"
            />
            {words.pdf}
          </label>
        )}
      </div>
    </details>
  );
}

/** The label stands beside its field: around it, it would be called like all options as well. */
function Labeled({
  name,
  label,
  className = "",
  children,
}: {
  name: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // Not `space-y`: it asks for `:last-child`, which matches nothing until the parent is parsed to its end.
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={idOf(name)} className="block text-muted">
        {label}
      </label>
      {children}
    </div>
  );
}

function idOf(name: string): string {
  return `by-${name}`;
}

/** A select with an option for everything; nothing where the entries give no reason to choose. */
function Choice({
  name,
  label,
  all,
  options,
  chosen,
}: {
  name: string;
  label: string;
  all: string;
  options: readonly Option[] | null;
  chosen: string;
}) {
  if (options === null) return null;
  return (
    <Labeled name={name} label={label}>
      <select
        id={idOf(name)}
        name={name}
        defaultValue={chosen}
        autoComplete="off"
        className={control}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labeled>
  );
}
