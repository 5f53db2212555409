import { getInputProps, useField } from "@conform-to/react";
import { useEffect, useRef } from "react";
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
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { form } = input.current ?? {};
    const mark = ({ formData }: FormDataEvent) => {
      if (input.current) markUnfinished(input.current, formData);
    };
    form?.addEventListener("formdata", mark);
    return () => form?.removeEventListener("formdata", mark);
  }, [meta.key]);
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <input
        {...getInputProps(meta, { type: "datetime-local", ...described })}
        ref={input}
        key={meta.key}
        step={60}
        className={`${controlClass} h-11 tabular-nums md:h-10`}
      />
    </FieldFrame>
  );
}

/**
 * Browsers post a moment without its hour as a blank one, which would publish at once what is to wait.
 * The schema rejects it in this way, as it rejects every text that is no moment.
 */
function markUnfinished({ name, validity }: HTMLInputElement, posted: FormData): void {
  if (validity.badInput) posted.set(name, "unfinished");
}
