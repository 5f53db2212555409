import type { ComponentProps, ReactNode } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 font-sans text-sm font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 md:min-h-10 pointer-coarse:min-h-11";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-accent-ink hover:bg-accent/90",
  secondary: "border border-line bg-surface text-ink hover:border-ink/40",
  quiet: "text-ink hover:bg-ink/5",
  danger: "bg-danger text-accent-ink hover:bg-danger/90",
};

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = "primary", className = ""): string {
  return `${base} ${variants[variant]} ${className}`;
}

/**
 * A button.
 * @param pendingLabel replaces the content while `isPending`, and the button is disabled then
 */
export function Button({
  variant = "primary",
  type = "button",
  isPending = false,
  pendingLabel,
  className = "",
  children,
  disabled,
  ...rest
}: ComponentProps<"button"> & {
  variant?: ButtonVariant;
  isPending?: boolean;
  pendingLabel?: ReactNode;
}) {
  return (
    <button
      type={type}
      className={buttonClass(variant, className)}
      disabled={disabled === true || isPending}
      {...rest}
    >
      {isPending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
