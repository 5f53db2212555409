import type { Difference, Segment } from "~/entities/revision/differences.server";

const MARKS = {
  same: "",
  added: "rounded-sm bg-accent/15 text-ink decoration-accent underline-offset-2",
  removed: "rounded-sm bg-danger/10 text-danger",
} as const;

const STATES = { added: "Added", removed: "Removed", changed: "" } as const;

/** What differs, attribute by attribute; parts and items inside each other. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="mt-4 space-y-5">
      {differences.map((difference, index) => (
        <div key={index} className="min-w-0">
          <dt className="text-sm font-medium text-muted">
            {difference.label}
            {difference.kind === "group" && difference.state !== "changed" && (
              <span className="ml-2 text-ink">{STATES[difference.state]}</span>
            )}
          </dt>
          <dd className="mt-1 min-w-0 wrap-anywhere">
            <Content difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Content({ difference }: { difference: Difference }) {
  switch (difference.kind) {
    case "text":
      return (
        <p className="max-w-prose whitespace-pre-wrap text-ink">
          {difference.segments.map((segment, index) => (
            <Marked key={index} {...segment} />
          ))}
        </p>
      );
    case "items":
      return (
        <ul className="list-disc space-y-1 pl-5 text-ink">
          {difference.items.map((item, index) => (
            <li key={index}>
              <Marked {...item} />
            </li>
          ))}
        </ul>
      );
    case "group":
      return (
        <div className="border-l border-line pl-4">
          <DifferenceList differences={difference.inner} />
        </div>
      );
    default:
      return difference satisfies never;
  }
}

function Marked({ kind, text }: Segment) {
  if (kind === "same") return <>{text}</>;
  const Mark = kind === "added" ? "ins" : "del";
  return <Mark className={MARKS[kind]}>{text}</Mark>;
}
