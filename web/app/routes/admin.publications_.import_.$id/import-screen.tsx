import { isAtWork } from "~/entities/publication-import/publication-import";
import { texts } from "~/entities/publication-import/texts";
import { Notice } from "~/ui/feedback/notice";
import { AtWork } from "./at-work";
import { EntriesForm } from "./entries-form";
import { Ended } from "./ended";
import type { Screen } from "./screen.server";
import { useDropDrafts } from "./use-drop-drafts";

/** An import: being read or written, a preview to choose from, or what became of it. */
export function ImportScreen({ screen }: { screen: Screen }) {
  useDropDrafts(screen);
  return (
    <>
      {screen.notices.length > 0 && (
        <div className="mb-6">
          <Notice>
            <ul className="space-y-1 wrap-anywhere">
              {screen.notices.map((notice, index) => (
                <li key={index}>{notice}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <Stage screen={screen} />
    </>
  );
}

function Stage({ screen }: { screen: Screen }) {
  if (isAtWork(screen)) return <AtWork screen={screen} />;
  if (screen.status !== "preview") return <Ended screen={screen} />;
  return screen.rows.length > 0 ? (
    <EntriesForm screen={screen} />
  ) : (
    <p className="rounded-md border border-line p-8 text-center text-sm text-muted">
      {texts.noRows}
    </p>
  );
}
