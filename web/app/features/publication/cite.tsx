import { Fragment, type ReactNode, createElement } from "react";
import { CITATION_STYLES } from "~/entities/citation/citation-style";
import type { CitationSection } from "~/entities/citation/citation-section.server";
import { texts } from "~/entities/citation/texts";
import type { TextRun } from "~/lib/csl/rich-text";
import { Downloads } from "./downloads";

/** What choosing a style puts another in place of, and what is copied of it. */
const SHOWN = "citation";
const COPIED = "citation-text";
const control = "h-11 max-w-full rounded-md border border-line bg-surface px-4 md:h-10";

/**
 * How a publication is cited, and the files for reference managers. The page that shows it needs
 * `citationSection(publication, query, readName)` in its loader and "style" among the
 * query parameters of its `handle`. Choosing a style shows it at once with the site's script, with
 * the button "Show" without it; only the script can copy.
 */
export function Cite({ section: { path, style, citation } }: { section: CitationSection }) {
  return (
    <section className="mt-8 print:hidden" aria-labelledby="cite">
      <h2 id="cite" className="caps-label mb-3">
        {texts.title}
      </h2>
      <div className="flex flex-wrap items-end gap-3 font-sans text-sm">
        <form
          action={path}
          data-live=""
          aria-controls={SHOWN}
          className="flex flex-wrap items-end gap-3"
        >
          <label className="max-w-full space-y-1">
            <span className="block text-muted">{texts.style}</span>
            <select
              name="style"
              defaultValue={style}
              autoComplete="off"
              className="h-11 max-w-full rounded-md border border-faint bg-surface px-3 text-ink md:h-10"
            >
              {CITATION_STYLES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <noscript>
            <button type="submit" className={control}>
              {texts.show}
            </button>
          </noscript>
        </form>
        {citation && (
          <button
            type="button"
            data-copy={COPIED}
            data-copied={texts.copied}
            className={`needs-script ${control}`}
          >
            {texts.copy}
          </button>
        )}
      </div>
      {/* Not in the serif: italics would be a second webfont. */}
      <p id={SHOWN} className="mt-4 font-sans wrap-anywhere">
        {citation ? (
          <span id={COPIED} data-announce="">
            <Runs runs={citation} />
          </span>
        ) : (
          <span data-announce="">{texts.failed}</span>
        )}
      </p>
      <div className="mt-4">
        <Downloads label={texts.download} path={path} />
      </div>
      <p className="mt-2 text-xs text-muted">
        <a href={texts.processorHref} className="link touch-target">
          {texts.processor}
        </a>
        , {texts.processorCopyright}
      </p>
    </section>
  );
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, marks }, index) => (
    <Fragment key={index}>
      {marks.reduceRight<ReactNode>((inner, mark) => createElement(mark, null, inner), text)}
    </Fragment>
  ));
}
