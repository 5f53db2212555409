import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { texts } from "~/entities/blog-post/texts";
import { buttonClass } from "~/ui/button";

/** Long enough that a word is asked for once, short enough to feel at once. */
const PAUSE_MS = 200;

/** Searches while one types where scripts run, with the button everywhere. */
export function SearchBox({ query }: { query: string }) {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    // "Clear search" and going back change the address; what is being typed is left alone.
    if (field.current && field.current !== document.activeElement) field.current.value = query;
  }, [query]);
  const searchSoon = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => submit(currentTarget, { replace: true, preventScrollReset: true }),
      PAUSE_MS,
    );
  };
  const { label, placeholder, submit: action } = texts.search;
  return (
    <Form
      method="get"
      action="/blog"
      role="search"
      preventScrollReset
      onInput={searchSoon}
      onSubmit={() => window.clearTimeout(timer.current)}
      className="mb-10 flex max-w-prose gap-3 font-sans text-sm print:hidden"
    >
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        className="h-11 min-w-0 flex-1 rounded-md border border-faint bg-surface px-3 text-ink placeholder:text-faint md:h-10"
      />
      <button type="submit" className={buttonClass("secondary")}>
        {action}
      </button>
    </Form>
  );
}
