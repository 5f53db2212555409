import { type ComponentProps, useId } from "react";

/**
 * A labeled input of a public form: the browser's own checks, no script needed.
 * @param error why its value was rejected
 */
export function PlainField({
  label,
  hint,
  error,
  ...input
}: { label: string; hint?: string; error?: string | undefined } & ComponentProps<"input">) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className="space-y-1.5 font-sans">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="h-11 w-full rounded-md border border-faint bg-surface px-3 text-sm text-ink aria-invalid:border-danger"
        {...input}
      />
      {error && (
        <p id={errorId} className="text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
