import type { ReactNode } from "react";
import { buttonClass } from "../basic/button";

/**
 * A page in place of one that cannot be shown. `code` is the status, drawn large and quiet; `note` what
 * the document alone says, and the browser does not know.
 */
export function ErrorScreen({
  code,
  title,
  children,
  home,
  note = "",
}: {
  code: number;
  title: string;
  children: ReactNode;
  home: string;
  note?: string;
}) {
  return (
    <section className="flex min-h-[50vh] flex-col items-start justify-center py-8">
      <p aria-hidden className="font-serif text-xl text-muted tabular-nums">
        {code}
      </p>
      <h1 className="mt-2 text-2xl">{title}</h1>
      <p className="mt-4 max-w-prose font-serif text-lg text-muted">{children}</p>
      <p suppressHydrationWarning className="mt-4 text-sm break-all text-muted empty:hidden">
        {note}
      </p>
      <a href="/" className={buttonClass("primary", "mt-8")}>
        {home}
      </a>
    </section>
  );
}
