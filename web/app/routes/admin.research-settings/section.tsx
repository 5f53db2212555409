import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useExpandAll } from "~/ui/admin/list-editor/expand-all";

/**
 * A part of the long form. On a phone it is closed at first, so that the form begins as a table of
 * contents, and its head stays in sight; on wider screens it stands open.
 * @param hasOwnHeading what is inside begins with the title already
 * @param isInvalid what is wrong inside must be seen
 */
export function Section({
  id,
  title,
  hasOwnHeading = false,
  isInvalid,
  children,
}: {
  id: string;
  title: string;
  hasOwnHeading?: boolean;
  isInvalid: boolean;
  children: ReactNode;
}) {
  const [isExpanded, setExpanded] = useState(false);
  useExpandAll(setExpanded);
  const isOpen = isExpanded || isInvalid;
  return (
    <section id={id} className="scroll-mt-20 border-t border-line md:pt-6">
      <h2 className="sticky top-14 z-[6] bg-paper md:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={() => setExpanded(!isOpen)}
          className="needs-script flex min-h-12 w-full items-center justify-between gap-4 text-left font-serif text-lg text-ink"
        >
          {title}
          <ChevronDown
            aria-hidden
            className={`size-5 text-muted transition-transform duration-150 ${isOpen ? "" : "-rotate-90"}`}
          />
        </button>
      </h2>
      <div
        id={`${id}-fields`}
        className={`space-y-5 max-md:pb-6 md:block ${isOpen ? "" : "hidden noscript:block"} max-md:[&>[role=group]>:first-child>h2]:sr-only`}
      >
        {!hasOwnHeading && <h2 className="hidden font-serif text-lg text-ink md:block">{title}</h2>}
        {children}
      </div>
    </section>
  );
}
