import { Link } from "@remix-run/react";
import { texts } from "~/entities/revision/texts";
import type { VersionRow } from "./history.server";

/** The versions of a history as links, the latest first. */
export function VersionList({ versions, older }: { versions: VersionRow[]; older: string | null }) {
  return (
    <nav aria-label={texts.history.versions} className="min-w-0">
      <ol className="divide-y divide-line border-y border-line text-sm">
        {versions.map(({ id, at, actor, summary, to, isChosen }) => (
          <li key={id}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className="block border-l-2 border-transparent px-3 py-3 hover:bg-ink/5 aria-[current]:border-accent aria-[current]:bg-ink/5"
            >
              <span className="block font-medium text-ink tabular-nums">{at}</span>
              <span className="line-clamp-3 wrap-anywhere text-ink">{summary}</span>
              <span className="block text-muted">{actor}</span>
            </Link>
          </li>
        ))}
      </ol>
      {older && (
        <p className="mt-4 text-sm">
          <Link to={older} className="touch-target underline hover:text-ink">
            {texts.history.older}
          </Link>
        </p>
      )}
    </nav>
  );
}
