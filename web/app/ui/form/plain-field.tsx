import { type ComponentProps, useId } from "react";

/** A labelled input of a public form: the browser's own checks, no script needed. */
export function PlainField({
  label,
  hint,
  ...input
}: { label: string; hint?: string } & ComponentProps<"input">) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="space-y-1.5 font-sans">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={hint && hintId}
        className="h-11 w-full rounded-md border border-faint bg-surface px-3 text-sm text-ink"
        {...input}
      />
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
