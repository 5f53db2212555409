import type { RestoreNotes } from "../revision/revision";
import { texts as revisionTexts } from "../revision/texts";

/** Every text about the trash. */
export const texts = {
  title: "Trash",
  subtitle:
    "Deleted records stay here for 30 days. Their history stays for a year, unless you delete them permanently.",
  loading: "Loading trash...",
  empty: "The trash is empty",
  noMatch: "Nothing in the trash matches",
  search: "Search the trash...",
  restore: "Restore",
  remove: "Delete permanently",
  readFailed: "Failed to read the trash",
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  restored: (labels: readonly string[], notes: RestoreNotes) => {
    const [label] = labels;
    const what = labels.length === 1 ? `“${label}” has` : `${labels.length} records have`;
    const sentences = [`${what} been restored`, ...revisionTexts.restoreNotes(notes)];
    return sentences.map((sentence) => `${sentence}.`).join(" ");
  },
  removed: "The record has been deleted permanently",
  restoreFailed: "Failed to restore the record",
  removeFailed: "Failed to delete the record",
  gone: "This record is no longer in the trash",
  dialog: {
    title: "Delete permanently",
    question: (label: string) =>
      `Are you sure? This action cannot be undone. “${label}” and all its versions will be deleted.`,
  },
} as const;
