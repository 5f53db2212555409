import { getInputProps, useField, useInputControl } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { YEARS } from "~/entities/student/input";
import { FieldFrame, controlClass } from "~/ui/admin/form/field";

/**
 * The end year, which a current student has none of. Switching "current" off fills an empty one with
 * the current year (admin spec §4); a year that was there before comes back.
 * @param year the current one
 */
export function EndYearField({ year }: { year: string }) {
  const [current] = useField<boolean>("current");
  const [meta] = useField<string>("end_year");
  const control = useInputControl(meta);
  const isCurrent = current.value === "on";
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    if (wasCurrent.current && !isCurrent && !control.value) control.change(year);
    wasCurrent.current = isCurrent;
    // `control` is a new object on each render; only the switch calls for a year.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isCurrent, year]);
  const { defaultValue: _, ...inputProps } = getInputProps(meta, { type: "number" });
  return (
    <FieldFrame meta={meta} label="End Year">
      <input
        {...inputProps}
        {...YEARS}
        key={meta.key}
        value={isCurrent ? "" : (control.value ?? "")}
        onChange={(event) => control.change(event.currentTarget.value)}
        onBlur={control.blur}
        disabled={isCurrent}
        placeholder={isCurrent ? "Present" : undefined}
        className={`${controlClass} h-11 md:h-10`}
      />
    </FieldFrame>
  );
}
