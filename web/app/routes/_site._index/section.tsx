import type { ReactNode } from "react";
import { TextLink } from "~/ui/basic/text-link";

/**
 * A section of the home page: its heading stands in the margin on wide screens, and stays in sight.
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
      className="mt-16 border-t border-line pt-8 md:mt-24 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 print:mt-6 print:block print:pt-4"
    >
      <div>
        <h2 id={id} className="mb-8 text-xl lg:sticky lg:top-24 print:mb-4">
          {title}
        </h2>
      </div>
      <div className="min-w-0">
        {children}
        {more && (
          <p className="mt-6 text-sm print:hidden">
            <TextLink to={more.to} className="link touch-target">
              {more.label}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** What a section says when it has nothing to show. */
export function NothingFound({ children }: { children: ReactNode }) {
  return <p className="caps-label py-6">{children}</p>;
}
