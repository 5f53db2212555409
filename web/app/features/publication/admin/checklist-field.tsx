import { useField } from "@conform-to/react";
import type { Choice } from "~/ui/admin/form/choice-field";

/** Any number of choices, each a checkbox. Posts `name` once for each that is ticked. */
export function ChecklistField({
  name,
  label,
  choices,
  empty,
}: {
  name: string;
  label: string;
  choices: readonly Choice[];
  /** What stands in place of no choices. */
  empty: string;
}) {
  const [meta] = useField<string[]>(name);
  const chosen: unknown[] = [meta.initialValue].flat();
  return (
    <fieldset aria-describedby={meta.valid ? undefined : meta.errorId} className="space-y-1.5">
      <legend className="text-sm font-medium text-ink">{label}</legend>
      {choices.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <ul className="max-h-60 overflow-y-auto">
        {choices.map((choice) => (
          <li key={choice.value}>
            <label className="flex min-h-11 items-center gap-3 text-sm text-ink md:min-h-8">
              <input
                type="checkbox"
                name={name}
                value={choice.value}
                defaultChecked={chosen.includes(choice.value)}
                className="size-4 shrink-0 accent-accent"
              />
              {choice.label}
            </label>
          </li>
        ))}
      </ul>
      <p id={meta.errorId} role="alert" className="text-sm text-danger empty:hidden">
        {meta.errors?.[0]}
      </p>
    </fieldset>
  );
}
