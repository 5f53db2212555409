import type { ReactNode } from "react";
import { TextLink } from "~/ui/basic/text-link";

/**
 * A section of the home page: its heading stands in the margin on wide screens.
 * @param id of the heading
 * @param more the link to everything of which the section shows a part
 */
export function Section({
  id,
  title,
  more,
  children,
}: {
  id: string;
  title: string;
  more?: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="mt-16 border-t border-line pt-8 md:mt-24 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12"
    >
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:block">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {more && (
          <p className="text-sm lg:mt-3">
            <TextLink to={more.to} className="link inline-flex min-h-11 items-center">
              {more.label}
            </TextLink>
          </p>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** What a section says when it has nothing to show. */
export function NothingFound({ children }: { children: ReactNode }) {
  return <p className="caps-label border-y border-line py-10">{children}</p>;
}
