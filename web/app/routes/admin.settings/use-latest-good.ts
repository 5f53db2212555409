import { useEffect, useState } from "react";
import type { Result } from "~/lib/cms/result";

/** What a loader says of a part of the screen: null where it has not read it this time. */
export type PartOfScreen<T> = Result<T> | Promise<Result<T>> | null;

/**
 * What was read last. While it is read again, when that fails, and where another tab is read, the
 * last good value stays: forms on the screen would lose what is typed in them.
 * @returns null while nothing has been read yet
 */
export function useLatestGood<T>(loading: PartOfScreen<T>): Result<T> | null {
  const [latest, setLatest] = useState(loading instanceof Promise ? null : loading);
  useEffect(() => {
    let isWanted = true;
    void Promise.resolve(loading).then((result) => {
      if (isWanted) setLatest((known) => (result?.ok || !known?.ok ? (result ?? known) : known));
    });
    return () => {
      isWanted = false;
    };
  }, [loading]);
  return latest;
}
