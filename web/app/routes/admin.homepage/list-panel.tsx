import { type ReactNode, useState } from "react";
import type { Result } from "~/lib/result";
import { LoadFailure } from "~/ui/admin/load-failure";
import { Loading } from "~/ui/admin/loading";
import { Deferred } from "~/ui/deferred";
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
      <Deferred value={loading} fallback={<Loading label={wordsOf[list].loading} />}>
        {(loaded) => (
          <Opened list={list} loaded={loaded} isCurrent={isCurrent}>
            {children}
          </Opened>
        )}
      </Deferred>
    </div>
  );
}

/** Stays with the list that the editor was opened with: reading it again must not end typing. */
function Opened<List>({
  list,
  loaded,
  isCurrent,
  children,
}: {
  list: ListName;
  loaded: Result<List>;
  isCurrent: boolean;
  children: (loaded: List) => ReactNode;
}) {
  const [first, setFirst] = useState(loaded);
  if (!first.ok && loaded.ok) setFirst(loaded);
  if (first.ok) return children(first.value);
  // A failure announces itself, so only the one that can be seen is drawn.
  return isCurrent && <LoadFailure message={wordsOf[list].loadFailed(first.message)} />;
}
