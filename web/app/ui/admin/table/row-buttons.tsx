import type { ComponentProps } from "react";

type ButtonProps = Omit<ComponentProps<"button">, "ref">;

/** Said once for the three of them: in a long document they make up most of the page. */
const className =
  "flex shrink-0 max-[20rem]:shrink max-[20rem]:flex-wrap *:inline-flex *:size-11 *:items-center *:justify-center *:rounded-md *:text-muted *:transition-colors *:duration-150 *:enabled:hover:bg-ink/5 *:enabled:hover:text-ink *:disabled:cursor-not-allowed *:disabled:opacity-40 *:md:size-9";

/**
 * Moves an entry of a list up or down where it has an order, or removes it. Stands inside a `ListEditorProvider`.
 * @param label names the entry
 */
export function RowButtons({
  label,
  up,
  down,
  remove,
}: {
  label: string;
  up?: ButtonProps;
  down?: ButtonProps;
  remove: ButtonProps;
}) {
  return (
    <div className={className}>
      {up && (
        <button type="submit" aria-label={`Move ${label} up`} data-move="up" {...up}>
          <Icon href="#icon-up" />
        </button>
      )}
      {down && (
        <button type="submit" aria-label={`Move ${label} down`} data-move="down" {...down}>
          <Icon href="#icon-down" />
        </button>
      )}
      <button type="submit" aria-label={`Remove ${label}`} {...remove}>
        <Icon href="#icon-remove" />
      </button>
    </div>
  );
}

function Icon({ href }: { href: string }) {
  return (
    <svg aria-hidden className="size-4">
      <use href={href} />
    </svg>
  );
}
