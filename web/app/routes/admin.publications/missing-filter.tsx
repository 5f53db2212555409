import { formTexts } from "~/entities/publication/form-texts";
import { MISSING, type Missing } from "~/entities/publication/missing";
import { controlClass } from "~/ui/admin/form/field";

const { missing } = formTexts;

/** Chooses publications by what they lack; null chooses all. */
export function MissingFilter({
  value,
  onChange,
}: {
  value: Missing | null;
  onChange: (value: Missing | null) => void;
}) {
  return (
    <label className="flex items-center gap-2 text-sm text-muted">
      {missing.label}
      <select
        value={value ?? ""}
        onChange={({ currentTarget }) =>
          onChange(MISSING.find((what) => what === currentTarget.value) ?? null)
        }
        className={`${controlClass} h-11 w-auto md:h-10`}
      >
        <option value="">{missing.all}</option>
        {MISSING.map((what) => (
          <option key={what} value={what}>
            {missing[what]}
          </option>
        ))}
      </select>
    </label>
  );
}
