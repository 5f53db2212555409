import type { ReactNode } from "react";

/** The title of a public page, with a line about it. */
export function PageHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-10 border-b border-line pb-8 md:mb-14 md:pb-10 print:mb-4 print:border-0 print:pb-0">
      <h1 className="text-2xl">{title}</h1>
      {children && <div className="mt-4 max-w-prose font-serif text-lg text-muted">{children}</div>}
    </header>
  );
}
