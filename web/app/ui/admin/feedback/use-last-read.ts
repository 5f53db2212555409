import { useEffect, useState } from "react";
import type { Result } from "~/lib/cms/result";

/**
 * What was read last, for a dialog beside a list: the list may still be on its way when it opens,
 * and is read again while it is open.
 * @param value what the loader gives, the same object from one rendering to the next
 * @param fallback stands in where the first read fails; the same object each time
 * @returns null while the first read is on its way
 */
export function useLastRead<T>(value: Result<T> | Promise<Result<T>>, fallback: T): T | null {
  const [last, setLast] = useState<T | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(value).then((read) => {
      if (isCurrent) setLast((known) => (read.ok ? read.value : (known ?? fallback)));
    });
    return () => {
      isCurrent = false;
    };
  }, [value, fallback]);
  return last;
}
