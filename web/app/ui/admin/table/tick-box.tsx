import type { ComponentProps } from "react";

/**
 * A checkbox in a row, without words beside it: `aria-label` names it. A finger hits it within
 * 44 pixels.
 */
export function TickBox({
  className = "",
  ...props
}: Omit<ComponentProps<"input">, "type"> & { "aria-label": string }) {
  return (
    <label
      className={`inline-flex shrink-0 self-start pointer-coarse:-m-3 pointer-coarse:p-3 ${className}`}
    >
      <input
        {...props}
        type="checkbox"
        className="size-5 accent-accent disabled:opacity-40 md:pointer-fine:size-4"
      />
    </label>
  );
}
