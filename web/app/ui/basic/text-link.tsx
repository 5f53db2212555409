import type { ReactNode } from "react";
import { isLocalHref } from "~/lib/http/safe-href";

/**
 * A link in or beside text, to this site or to another one.
 * @param to a path of this site, or an address that has been through `safeHref`
 */
export function TextLink({
  to,
  className = "link",
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={to} {...(!isLocalHref(to) && { rel: "noopener" })} className={className}>
      {children}
    </a>
  );
}
