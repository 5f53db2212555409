import { getInputProps, useField } from "@conform-to/react";
import { FieldFrame, controlClass } from "./field";

/** A moment to the minute on the owner's clock, in the browser's own field for that. */
export function DateTimeField({
  name,
  label,
  hint,
}: {
  name: string;
  label: string;
  hint?: string;
}) {
  const [meta] = useField<string>(name);
  const described = hint ? { ariaDescribedBy: meta.descriptionId } : {};
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <input
        {...getInputProps(meta, { type: "datetime-local", ...described })}
        key={meta.key}
        step={60}
        className={`${controlClass} h-11 tabular-nums md:h-10`}
      />
    </FieldFrame>
  );
}
