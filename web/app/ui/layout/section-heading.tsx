import type { ReactNode } from "react";

/**
 * The heading of a section, on a hairline.
 * @param more a link at the end of the line, such as "All publications"
 */
export function SectionHeading({
  id,
  children,
  more,
}: {
  id?: string;
  children: ReactNode;
  more?: ReactNode;
}) {
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
      <h2 id={id} className="text-xl">
        {children}
      </h2>
      {more && <div className="text-sm">{more}</div>}
    </div>
  );
}
