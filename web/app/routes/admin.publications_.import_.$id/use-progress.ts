import { useEffect, useRef } from "react";
import type { ImportProgress } from "~/entities/publication-import/publication-import";
import { IMPORTS } from "~/features/publication-import/admin/confirm-dialog";
import { useFetcher } from "~/ui/admin/form/use-fetcher";

/**
 * How far an import has come, asked for again and again. An answer that does not come changes
 * nothing: it is asked for again.
 * @param everyMs how often; 0 for not at all
 * @returns null as long as nothing is known
 */
export function useProgress(id: string, everyMs: number): ImportProgress | null {
  const { load, data, state } = useFetcher<{ import: ImportProgress | null }>();
  const latest = useRef<ImportProgress | null>(null);
  if (data?.import) latest.current = data.import;
  useEffect(() => {
    // One after the other: a new question would break off the one before.
    if (everyMs === 0 || state !== "idle") return undefined;
    const timer = setTimeout(() => load(`${IMPORTS}/${id}/progress`), everyMs);
    return () => clearTimeout(timer);
  }, [id, everyMs, load, state]);
  return latest.current;
}
