import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { joinFacts } from "~/lib/format/facts";
import { isLocalHref } from "~/lib/http/safe-href";
import type { Overview } from "./overview.server";

const linkClass =
  "flex min-h-11 items-center py-1 text-sm text-ink underline decoration-line underline-offset-4 hover:decoration-accent md:min-h-8";

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-4">
      <h2 id={id} className="mb-2 font-serif text-lg text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What the owner may want to mend; each leads to where that is done. */
export function AttentionPanel({ items }: { items: Overview["attention"] }) {
  return (
    <Panel title="Needs attention">
      {items.length === 0 ? (
        <p className="text-sm text-muted">Everything is in order.</p>
      ) : (
        <ul>
          {items.map(({ text, to }) => (
            <li key={text}>
              <Link to={to} className={linkClass}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What changed last, in whichever way. */
export function RecentPanel({ entries }: { entries: Overview["recent"] }) {
  return (
    <Panel title="Changed last">
      {entries.length === 0 ? (
        <p className="text-sm text-muted">Nothing has been entered yet.</p>
      ) : (
        <ul>
          {entries.map(({ key, label, kind, to, changedAt }) => (
            <li key={key} className="py-1">
              <Link to={to} className={`${linkClass} min-w-0`}>
                <span className="truncate">{label}</span>
              </Link>
              <p className="text-xs text-muted">{joinFacts([kind, changedAt])}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Facts about the running site. */
export function SitePanel({ facts }: { facts: Overview["site"] }) {
  return (
    <Panel title="The site">
      <dl>
        {facts.map(({ term, text, to }) => (
          <div key={term} className="py-1">
            <dt className="text-xs text-muted">{term}</dt>
            <dd>
              {isPublicPath(to) ? (
                <a href={to} className={`${linkClass} wrap-anywhere`}>
                  {text}
                </a>
              ) : (
                <Link to={to} className={linkClass}>
                  {text}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Public pages are documents of their own: no client-side navigation leads there. */
function isPublicPath(path: string): boolean {
  return isLocalHref(path) && !path.startsWith("/admin");
}
