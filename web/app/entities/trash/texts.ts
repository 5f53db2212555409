import type { NewAddress } from "../revision/revision";

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
  restored: (labels: readonly string[], addresses: readonly NewAddress[]) => {
    const [label] = labels;
    const what = labels.length === 1 ? `“${label}” has` : `${labels.length} records have`;
    const moved = addresses.map(({ from, to }) => ` “${from}” was taken, so it is “${to}” now.`);
    return `${what} been restored.${moved.join("")}`;
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
