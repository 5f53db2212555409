import { type ReactNode, useState } from "react";
import type { Result } from "~/lib/cms/result";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { LoadedDocument } from "~/ui/admin/feedback/loaded-document";
import { Loading } from "~/ui/admin/feedback/loading";
import { type ListName, wordsOf } from "./lists";

/**
 * The place of a list's editor. It comes when its tab is first shown, and then stays in the page
 * while another tab is shown, so that its changes are kept.
 */
export function ListPanel<List>({
  list,
  current,
  loading,
  children,
}: {
  list: ListName;
  current: ListName;
  loading: Result<List> | Promise<Result<List>>;
  children: (loaded: List) => ReactNode;
}) {
  const isCurrent = list === current;
  const [wasShown, setShown] = useState(isCurrent);
  if (isCurrent && !wasShown) setShown(true);
  if (!wasShown) return null;
  return (
    <div hidden={!isCurrent}>
      <LoadedDocument
        value={loading}
        fallback={<Loading label={wordsOf[list].loading} />}
        // A failure announces itself, so only the one that can be seen is drawn.
        failed={(message) =>
          isCurrent && <LoadFailure message={wordsOf[list].loadFailed(message)} />
        }
      >
        {children}
      </LoadedDocument>
    </div>
  );
}
