import { noticeText } from "~/entities/publication-import/entry-row";
import type { ImportStatus, ImportSummary } from "~/entities/publication-import/publication-import";
import { texts } from "~/entities/publication-import/texts";
import { formatDateTime } from "~/lib/format/date-time.server";

/** An import as the list shows it. */
export interface ImportItem {
  id: string;
  status: ImportStatus;
  source: string;
  date: string;
  counts: string;
  problem: string | null;
  created: number;
  changed: number;
}

export function toImportItem(summary: ImportSummary): ImportItem {
  const { id, status, source, createdAt, importedAt, undoneAt, problem } = summary;
  const { created, changed } = summary;
  return {
    id,
    status,
    source,
    date: formatDateTime(undoneAt ?? importedAt ?? createdAt),
    counts: countsOf(summary),
    problem: problem && noticeText({ message: problem, line: null }),
    created,
    changed,
  };
}

/** What was done, or what is there to be done. */
function countsOf(summary: ImportSummary): string {
  switch (summary.status) {
    case "imported":
    case "undone":
      return texts.done(summary);
    case "preview":
    case "importing":
      return texts.summary(summary.counts);
    case "reading":
    case "failed":
      return "";
    default:
      return summary.status satisfies never;
  }
}
