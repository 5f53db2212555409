import type { ReactNode } from "react";

/** A section of the page: its heading stands in the margin on wide screens, and stays in sight. */
export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="mt-16 border-t border-line pt-8 first-of-type:mt-0 first-of-type:border-t-0 first-of-type:pt-0 md:mt-24 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12 print:mt-6 print:block print:pt-4"
    >
      <div>
        <h2 id={id} className="mb-8 text-xl lg:sticky lg:top-24 print:mb-4">
          {title}
        </h2>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** A text of the owner's, in the width and the letters of long text; its line breaks count. */
export function Prose({ children, className = "" }: { children: string; className?: string }) {
  return (
    <p className={`max-w-prose font-serif wrap-anywhere whitespace-pre-line ${className}`}>
      {children}
    </p>
  );
}
