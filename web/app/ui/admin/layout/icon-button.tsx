import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

const buttonClass =
  "inline-flex size-11 items-center justify-center rounded-md text-muted transition-colors duration-150 hover:bg-ink/5 hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 md:size-9";

/** A button that shows only an icon. `label` is its accessible name and its tooltip. */
export function IconButton({
  icon: Icon,
  label,
  className = "",
  ...rest
}: ComponentProps<"button"> & { icon: LucideIcon; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${buttonClass} ${className}`}
      {...rest}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

/** A link that shows only an icon and opens in a new tab. */
export function IconLink({
  icon: Icon,
  label,
  href,
}: {
  icon: LucideIcon;
  label: string;
  href: string;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
      className={buttonClass}
    >
      <Icon aria-hidden className="size-4" />
    </a>
  );
}
