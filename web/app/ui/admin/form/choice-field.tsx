import { getInputProps, getSelectProps, useField } from "@conform-to/react";
import { ChevronDown } from "lucide-react";
import { FieldFrame, controlClass } from "./field";

export interface Choice {
  value: string;
  label: string;
}

/** One of a few choices. Without a default value the first one is chosen. */
export function SelectField({
  name,
  label,
  hint,
  choices,
}: {
  name: string;
  label: string;
  hint?: string;
  choices: readonly Choice[];
}) {
  const [meta] = useField<string>(name);
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <span className="relative block">
        <select
          {...getSelectProps(meta, hint ? { ariaDescribedBy: meta.descriptionId } : {})}
          key={meta.key}
          className={`${controlClass} h-11 appearance-none pr-9 md:h-10`}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </span>
    </FieldFrame>
  );
}

/** Yes or no, as a switch: a checkbox underneath, so that it posts "on" or nothing. */
export function SwitchField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const [meta] = useField<boolean>(name);
  return (
    <div className="space-y-1">
      <label
        htmlFor={meta.id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium text-ink md:min-h-0"
      >
        <input
          {...getInputProps(meta, {
            type: "checkbox",
            ...(hint && { ariaDescribedBy: meta.descriptionId }),
          })}
          key={meta.key}
          // A checkbox says by itself whether it is checked, also where it is a switch.
          // eslint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-faint bg-surface transition-colors duration-150 before:absolute before:top-1/2 before:left-1 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-faint before:transition-transform before:duration-150 checked:border-accent checked:bg-accent checked:before:translate-x-3.5 checked:before:bg-accent-ink"
        />
        {label}
      </label>
      {hint && (
        <p id={meta.descriptionId} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
