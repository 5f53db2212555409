import { type FieldMetadata, getInputProps, getTextareaProps, useField } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";

export const controlClass =
  "w-full rounded-md border border-faint bg-surface px-3 text-sm text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60";

/** The star of a required field is drawn, and no part of the label's text or of the field's name. */
const requiredMark = "after:text-danger after:content-['_*'_/_'']";

/** Label, control, hint and error of one field, tied together for assistive technology. */
export function FieldFrame({
  meta,
  label,
  isRequired = meta.required ?? false,
  hint,
  children,
}: {
  meta: Pick<FieldMetadata, "id" | "errorId" | "descriptionId" | "errors"> &
    Partial<Pick<FieldMetadata, "required">>;
  label: string;
  isRequired?: boolean;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="space-y-1.5">
      <label
        htmlFor={meta.id}
        className={`block text-sm font-medium text-ink ${isRequired ? requiredMark : ""}`}
      >
        {label}
      </label>
      {children}
      {hint && (
        <p id={meta.descriptionId} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <p id={meta.errorId} role="alert" className="text-sm text-danger empty:hidden">
        {meta.errors?.[0]}
      </p>
    </div>
  );
}

/** A one-line text field. `name` is a field of the surrounding form. */
export function TextField({
  name,
  label,
  hint,
  type = "text",
  ...rest
}: {
  name: string;
  label: string;
  hint?: string;
  type?: "text" | "url" | "email" | "number" | "password";
} & Omit<ComponentProps<"input">, "name" | "type">) {
  const [meta] = useField<string>(name);
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <input
        {...getInputProps(meta, { type, ...describedBy(meta, hint) })}
        {...rest}
        key={meta.key}
        className={`${controlClass} h-11 md:h-10`}
      />
    </FieldFrame>
  );
}

/** A field for several lines of text. */
export function TextareaField({
  name,
  label,
  hint,
  rows = 5,
  ...rest
}: { name: string; label: string; hint?: string } & Omit<ComponentProps<"textarea">, "name">) {
  const [meta] = useField<string>(name);
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <textarea
        {...getTextareaProps(meta, describedBy(meta, hint))}
        {...rest}
        rows={rows}
        key={meta.key}
        className={`${controlClass} py-2`}
      />
    </FieldFrame>
  );
}

/** Ties the hint of a field to its control, where there is one. */
export function describedBy(meta: Pick<FieldMetadata, "descriptionId">, hint: string | undefined) {
  return hint ? { ariaDescribedBy: meta.descriptionId } : {};
}
