import type { ReactNode } from "react";
import { isLocalHref } from "~/lib/safe-href";
import { type ButtonLook, buttonClass } from "./button";

/**
 * A link that looks like a button.
 * @param to a path of this site, or an address that has been through `safeHref`
 */
export function ButtonLink({
  to,
  look = "primary",
  className = "",
  children,
}: {
  to: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}) {
  const classes = buttonClass(look, className);
  return (
    <a href={to} {...(!isLocalHref(to) && { rel: "noopener" })} className={classes}>
      {children}
    </a>
  );
}
