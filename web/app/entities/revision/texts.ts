import type { Actor, RestoreNotes, RevisionAction } from "./revision";

const ACTIONS: Record<RevisionAction, string> = {
  create: "Created",
  update: "Changed",
  delete: "Deleted",
  restore: "Restored",
  found: "State before the history began",
};

const ACTORS: Record<Actor["kind"], string> = {
  user: "the website",
  panel: "Strapi’s panel",
  token: "an API token",
  system: "the system",
};

/** Every text about histories and activity. */
export const texts = {
  action: (action: RevisionAction) => ACTIONS[action],
  actor: ({ kind, name }: Actor) =>
    name === null || kind === "user" ? (name ?? ACTORS[kind]) : `${name} in ${ACTORS[kind]}`,

  /** What else is said of records that have been restored: sentences without their stops. */
  restoreNotes: ({ addresses, missing }: RestoreNotes) => [
    ...addresses.map(({ from, to }) => `“${from}” was taken, so it is “${to}” now`),
    ...new Set(missing.map(({ label }) => `“${label}” has been deleted and is left out`)),
  ],

  history: {
    link: "History",
    title: (name: string) => `History of ${name}`,
    subtitle: "Every version is kept for a year; after that, one a month.",
    versions: "Versions",
    empty: "Nothing has been changed yet.",
    older: "Older versions",
    newest: "Newest versions",
    differences: "What changed",
    same: "Nothing changed in this version.",
    whole: "What it was",
    restore: "Restore this version",
    restoring: "Restoring...",
    restored: (at: string) => `The version of ${at} has been restored`,
    restoreFailed: "Failed to restore this version",
    deleted: "This version deleted the record. Restore an older one to bring it back.",
    readFailed: "Failed to read the history",
    comparisonFailed: "Failed to read this version",
    edit: "Edit",
    loading: "Loading history...",
  },

  activity: {
    title: "Activity",
    subtitle: "Who changed what, newest first",
    empty: "Nothing has happened yet.",
    signedIn: "Signed in",
    refused: "Sign-in refused",
    times: (attempts: number) => (attempts > 1 ? `, ${attempts} times` : ""),
    from: (place: string) => `from ${place}`,
    imported: "Imported",
    importUndone: "Undid the import of",
    publications: (count: number) => (count === 1 ? "1 publication" : `${count} publications`),
    older: "Older",
    newest: "Newest",
    readFailed: "Failed to read the activity",
    loading: "Loading activity...",
    usage: (count: string, size: string) => `${count} versions are kept. They take up ${size}.`,
  },
} as const;
