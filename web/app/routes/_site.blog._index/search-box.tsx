import { texts } from "~/entities/blog-post/texts";
import { buttonClass } from "~/ui/basic/button";

/**
 * Searches while one types with the site's script (enhance/live-form.ts), with the button everywhere.
 * @param results the ids of the elements that depend on the query
 */
export function SearchBox({ query, results }: { query: string; results: string }) {
  const { label, placeholder, submit } = texts.search;
  return (
    <form
      action="/blog"
      role="search"
      data-live=""
      aria-controls={results}
      className="mb-10 flex max-w-prose gap-3 font-sans text-sm print:hidden"
    >
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        autoComplete="off"
        className="h-11 min-w-0 flex-1 rounded-md border border-faint bg-surface px-3 text-ink placeholder:text-faint md:h-10"
      />
      <button type="submit" className={buttonClass("secondary")}>
        {submit}
      </button>
    </form>
  );
}
