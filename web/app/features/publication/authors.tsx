import { Fragment } from "react";
import type { AuthorRun, AuthorsView, NameRun } from "~/entities/publication/author-runs";
import { texts } from "~/entities/publication/texts";

/**
 * The authors of a publication. All names are in the page: those behind the first eight open in
 * place, without a script too.
 * @param of the publication's title, for those who hear the names of all buttons in turn
 */
export function Authors({
  authors: { shown, more, isRightToLeft },
  of,
}: {
  authors: AuthorsView;
  of: string;
}) {
  return (
    <div className="authors" {...(isRightToLeft && { dir: "rtl" })}>
      <Runs runs={shown} />
      {more && (
        <>
          {", "}
          <details>
            <summary>
              <span>
                and {texts.moreAuthors(more.count)}
                {more.owner && (
                  <>
                    {texts.amongThem}
                    <b>{more.owner}</b>
                  </>
                )}
              </span>
              <span>{texts.fewerAuthors}</span>
              <span className="sr-only">{`: ${of}`}</span>
            </summary>
            <Runs runs={more.runs} />
          </details>
        </>
      )}
    </div>
  );
}

function Runs({ runs }: { runs: readonly AuthorRun[] }) {
  return runs.map((run, index) =>
    typeof run === "string" ? (
      <Fragment key={index}>{run}</Fragment>
    ) : (
      <Name key={index} name={run} isAlone={runs.length === 1} />
    ),
  );
}

/** @param isAlone no text stands around it, so that a finger needs more room */
function Name({
  name: { text, isOwner, href, isRightToLeft },
  isAlone,
}: {
  name: NameRun;
  isAlone: boolean;
}) {
  const plain = isRightToLeft ? <bdi>{text}</bdi> : text;
  const name = isOwner ? <b>{plain}</b> : plain;
  if (!href) return name;
  return (
    <a href={href} {...(isAlone && { className: "touch-target" })}>
      {name}
    </a>
  );
}

/** What the asterisk behind a name means. */
export function StudentLegend({ className = "mt-8 text-sm text-muted" }: { className?: string }) {
  return <p className={className}>{texts.student}</p>;
}
