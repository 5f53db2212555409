import { useFormMetadata } from "@conform-to/react";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

/**
 * Fields of a form behind a heading. Closed fields are sent as well; what is wrong in one opens the
 * group.
 * @param names of the fields in it
 * @param isOpen at first
 */
export function FieldGroup({
  label,
  names,
  isOpen = false,
  children,
}: {
  label: string;
  names: readonly string[];
  isOpen?: boolean;
  children: ReactNode;
}) {
  const { allErrors } = useFormMetadata();
  const [isShown, setShown] = useState(isOpen);
  const hasErrors = Object.keys(allErrors).some((path) =>
    names.some(
      (name) => path === name || path.startsWith(`${name}[`) || path.startsWith(`${name}.`),
    ),
  );
  return (
    <details
      open={isShown || hasErrors}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
      className="group rounded-md border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 text-sm font-medium text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 -rotate-90 text-muted transition-transform duration-150 group-open:rotate-0"
        />
        {label}
      </summary>
      <div className="space-y-5 border-t border-line px-4 pt-4 pb-5">{children}</div>
    </details>
  );
}
