import type { ReactNode } from "react";

/**
 * A menu of links behind a button, as a native `<details>`: it opens without JavaScript. The script
 * of the public pages closes it on Escape, outside and on a choice (enhance/menus.ts).
 */
export function DisclosureMenu({
  summary,
  className,
  summaryClassName,
  children,
}: {
  summary: ReactNode;
  className: string;
  summaryClassName: string;
  children: ReactNode;
}) {
  return (
    <details data-menu="" className={className}>
      <summary className={`cursor-pointer list-none ${summaryClassName}`}>{summary}</summary>
      {children}
    </details>
  );
}
