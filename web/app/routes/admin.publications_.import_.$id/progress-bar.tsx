import { useId } from "react";
import type { ImportSummary } from "~/entities/publication-import/publication-import";
import { texts } from "~/entities/publication-import/texts";

/** How far the cms has come; without numbers, that it is at work. */
export function ProgressBar({
  label,
  progress,
}: {
  label: string;
  progress: ImportSummary["progress"];
}) {
  const id = useId();
  const isKnown = progress !== null && progress.total > 0;
  return (
    <div className="space-y-2 text-sm text-ink">
      <p id={id} role="status" className="wrap-anywhere">
        {label}
      </p>
      <progress
        aria-labelledby={id}
        {...(isKnown && { value: progress.done, max: progress.total })}
        className="h-2 w-full max-w-md appearance-none overflow-hidden rounded-md bg-ink/10 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
      />
      <p className="min-h-5 text-muted tabular-nums">
        {isKnown && texts.progress(progress.done, progress.total)}
      </p>
    </div>
  );
}
