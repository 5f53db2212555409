import { type ReactNode, useId } from "react";
import { texts } from "~/entities/blog-post/texts";
import { buttonClass } from "~/ui/basic/button";
import { PlainField } from "~/ui/form/plain-field";
import type { CategoryLink, RecentPost } from "./listing";

/** Beside the posts on wide screens, below them on others. */
export function Sidebar({
  categories,
  recent,
}: {
  categories: readonly CategoryLink[];
  recent: readonly RecentPost[];
}) {
  return (
    <aside className="space-y-12 print:hidden" aria-label="About the blog">
      {categories.length > 0 && (
        <Box title={texts.categories}>
          <Categories categories={categories} />
        </Box>
      )}
      {recent.length > 0 && (
        <Box title={texts.recent}>
          <ul className="divide-y divide-line border-y border-line">
            {recent.map(({ id, title, date, path }) => (
              <li key={id} className="relative py-3">
                <a
                  href={path}
                  dir="auto"
                  className="block font-serif leading-snug wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
                >
                  {title}
                </a>
                <time dateTime={date.iso} className="text-xs text-muted tabular-nums">
                  {date.text}
                </time>
              </li>
            ))}
          </ul>
        </Box>
      )}
      <Box title={texts.subscribe.title}>
        <Subscribe />
      </Box>
    </aside>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="caps-label mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Categories({ categories }: { categories: readonly CategoryLink[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {categories.map(({ name, count, to, isCurrent }) => (
        <li key={name} className="flex items-baseline gap-4 text-sm">
          {to ? (
            <a
              href={to}
              aria-current={isCurrent ? "true" : undefined}
              className="flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere underline-offset-4 hover:text-accent hover:underline aria-[current]:font-medium aria-[current]:text-accent"
            >
              {name}
            </a>
          ) : (
            <span className="flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere text-muted">
              {name}
            </span>
          )}
          <span className="text-muted tabular-nums">
            {count}
            <span className="sr-only"> {count === 1 ? "post" : "posts"}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Its button performs no action (public spec §2), hence no form around it. */
function Subscribe() {
  const { label, submit } = texts.subscribe;
  return (
    <div className="space-y-4 border-y border-line py-5">
      <PlainField label={label} type="email" autoComplete="email" />
      <button type="button" className={buttonClass("secondary")}>
        {submit}
      </button>
    </div>
  );
}
