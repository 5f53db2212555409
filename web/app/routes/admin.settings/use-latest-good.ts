import { useEffect, useState } from "react";
import type { Result } from "~/lib/cms/result";

/**
 * What was read last. While it is read again, and when that fails, the last good value stays: forms
 * on the screen would lose what is typed in them.
 * @returns null while nothing has been read yet
 */
export function useLatestGood<T>(loading: Result<T> | Promise<Result<T>>): Result<T> | null {
  const [latest, setLatest] = useState(loading instanceof Promise ? null : loading);
  useEffect(() => {
    let isWanted = true;
    void Promise.resolve(loading).then((result) => {
      if (isWanted) setLatest((known) => (known?.ok && !result.ok ? known : result));
    });
    return () => {
      isWanted = false;
    };
  }, [loading]);
  return latest;
}
