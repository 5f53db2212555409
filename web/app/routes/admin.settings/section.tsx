import { type ReactNode, useId } from "react";

/** One subject of the settings: its title and what to know on the left, the controls beside them. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-b border-line pb-10 lg:grid-cols-[16rem_minmax(0,32rem)] lg:gap-12"
    >
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <p className="mt-2 text-sm text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
