import type { LucideIcon } from "lucide-react";
import { type ComponentProps, memo } from "react";

const look =
  "inline-flex size-11 items-center justify-center rounded-md text-muted transition-colors duration-150 hover:bg-ink/5 hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 md:size-9";

/** Drawn once: when a table shows other rows, its buttons change their labels and keep their icons. */
const Glyph = memo(function Glyph({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden className="size-4" />;
});

/** A button that shows only an icon. `label` is its accessible name and its tooltip. */
export function IconButton({
  icon,
  label,
  className = "",
  ...rest
}: ComponentProps<"button"> & { icon: LucideIcon; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${look} ${className}`}
      {...rest}
    >
      <Glyph icon={icon} />
    </button>
  );
}

/** A link that shows only an icon and opens in a new tab. */
export function IconLink({ icon, label, href }: { icon: LucideIcon; label: string; href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
      className={look}
    >
      <Glyph icon={icon} />
    </a>
  );
}
