import type { ReactNode } from "react";
import { isLocalHref } from "~/lib/http/safe-href";
import { type ButtonVariant, buttonClass } from "./button";

/**
 * A link that looks like a button.
 * @param to a path of this site, or an address that has been through `safeHref`
 */
export function ButtonLink({
  to,
  variant = "primary",
  className = "",
  children,
}: {
  to: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}) {
  const classes = buttonClass(variant, className);
  return (
    <a href={to} {...(!isLocalHref(to) && { rel: "noopener" })} className={classes}>
      {children}
    </a>
  );
}
