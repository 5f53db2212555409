import { type ComponentProps, useId } from "react";

/** A labelled input of a public form: the browser's own checks, no script needed. */
export function PlainField({ label, ...input }: { label: string } & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className="space-y-1.5 font-sans">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <input
        id={id}
        className="h-11 w-full rounded-md border border-line bg-surface px-3 text-sm text-ink"
        {...input}
      />
    </div>
  );
}
