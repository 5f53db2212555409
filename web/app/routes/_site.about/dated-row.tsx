import type { ReactNode } from "react";

/** The frame of rows that have their time in a column of its own. */
export function DatedRows({ children }: { children: ReactNode }) {
  return <ol className="divide-y divide-line">{children}</ol>;
}

/** @param time such as "2015 – Present"; its column stays empty without one */
export function DatedRow({ time, children }: { time: string | null; children: ReactNode }) {
  return (
    <li className="grid break-inside-avoid gap-x-8 gap-y-1 py-6 first:pt-0 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="font-serif text-lg leading-snug wrap-anywhere text-accent tabular-nums">
        {time}
      </p>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
