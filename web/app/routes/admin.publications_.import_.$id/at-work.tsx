import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { texts } from "~/entities/publication-import/texts";
import { ProgressBar } from "./progress-bar";
import type { Screen } from "./screen.server";
import { useProgress } from "./use-progress";

/** Where scripts do not run, the page looks again by itself. */
const RELOAD_SECONDS = "2";

const LOOK_AGAIN_MS = 500;

/** An import that is being read or written, until it is something else. */
export function AtWork({ screen }: { screen: Screen }) {
  const { status, progress } = useProgress(screen.id, LOOK_AGAIN_MS) ?? screen;
  const { revalidate } = useRevalidator();
  const isOver = status !== screen.status;
  useEffect(() => {
    if (isOver) revalidate();
  }, [isOver, revalidate]);
  return (
    <div className="rounded-md border border-line px-6 py-10">
      <noscript>
        <meta httpEquiv="refresh" content={RELOAD_SECONDS} />
      </noscript>
      <ProgressBar
        label={screen.status === "reading" ? texts.reading(screen.source) : texts.importing}
        progress={progress}
      />
      <p className="mt-4 text-sm text-muted">{texts.wait}</p>
    </div>
  );
}
