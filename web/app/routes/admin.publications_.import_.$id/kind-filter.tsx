import type { RefObject } from "react";
import { ENTRY_KINDS, type ImportCounts } from "~/entities/publication-import/publication-import";
import { texts } from "~/entities/publication-import/texts";
import { controlClass } from "~/ui/admin/form/field";

/**
 * Shows entries of one kind. The rows are hidden as they stand: they stay in the form, ticked or not,
 * and none is rendered again.
 */
export function KindFilter({
  counts,
  form,
  onChange,
}: {
  counts: ImportCounts;
  form: RefObject<HTMLFormElement | null>;
  onChange: () => void;
}) {
  const show = (kind: string) => {
    for (const row of form.current?.querySelectorAll<HTMLElement>("tr[data-kind]") ?? []) {
      row.hidden = kind !== "" && row.dataset["kind"] !== kind;
    }
    onChange();
  };
  return (
    <label className="needs-script mb-4 flex w-fit items-center gap-2 text-sm text-muted">
      {texts.filter}
      <select
        onChange={(event) => show(event.currentTarget.value)}
        className={`${controlClass} h-11 w-auto md:h-10`}
      >
        <option value="">{texts.all}</option>
        {ENTRY_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]} ({counts[kind]})
          </option>
        ))}
      </select>
    </label>
  );
}
