import type { ReactNode } from "react";

export type BadgeVariant = "default" | "secondary" | "outline";

const variants: Record<BadgeVariant, string> = {
  default: "border-transparent bg-accent text-accent-ink",
  secondary: "border-transparent bg-ink/8 text-ink",
  outline: "border-faint text-muted",
};

/** A word or two about the state or the kind of the thing beside it. */
export function Badge({
  variant = "secondary",
  className = "",
  children,
}: {
  variant?: BadgeVariant;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1 rounded-sm border px-2 text-xs font-medium wrap-anywhere ${variants[variant]} ${className}`}
    >
      {children}
    </span>
  );
}
