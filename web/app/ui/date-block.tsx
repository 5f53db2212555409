/**
 * A day as a calendar leaf: the number large, month and year around it.
 * @param iso the same day for machines, as YYYY-MM-DD
 * @param parts null for a date that cannot be read, which leaves the place empty
 */
export function DateBlock({
  iso,
  parts,
  isQuiet = false,
}: {
  iso: string;
  parts: { day: string; month: string; year: string } | null;
  /** For days that are over. */
  isQuiet?: boolean;
}) {
  return (
    <time
      dateTime={iso}
      className="flex w-16 shrink-0 flex-col items-center self-start border border-line bg-surface pt-2 pb-2.5 text-center"
    >
      <span className="caps-label">{parts?.month}</span>
      <span
        className={`font-serif text-xl leading-tight tabular-nums ${isQuiet ? "text-muted" : "text-accent"}`}
      >
        {parts?.day}
      </span>
      <span className="text-xs text-muted tabular-nums">{parts?.year}</span>
    </time>
  );
}
