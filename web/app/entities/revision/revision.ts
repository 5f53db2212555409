/** Who has changed something. */
export interface Actor {
  kind: "user" | "panel" | "token" | "system";
  name: string | null;
}

/** What has happened to a record; "found" is a state that nobody has written through the site. */
export type RevisionAction = "create" | "update" | "delete" | "restore" | "found";

/** One change of one record. */
export interface Revision {
  id: string;
  /** The content type, such as "blog-post". */
  type: string;
  /** The id of the record. */
  record: string;
  label: string;
  action: RevisionAction;
  /** ISO timestamp. */
  at: string;
  actor: Actor;
  /** The names of the changed attributes. */
  changed: string[];
}

/** Everything that one save has changed in a list. */
export interface ListChange {
  id: string;
  at: string;
  actor: Actor;
  revisions: Revision[];
}

/** A sign-in to the owner's account, or a refused one. */
export interface SignInEvent {
  kind: "sign-in";
  id: string;
  outcome: "signed in" | "refused";
  at: string;
  place: string | null;
  device: string | null;
  attempts: number;
}

/** Publications that were imported at once, or an import that was undone. */
export interface ImportEvent {
  kind: "import";
  id: string;
  action: "import" | "undo";
  /** ISO timestamp. */
  at: string;
  actor: Actor;
  /** How many publications it has made or changed. */
  count: number;
}

export type ActivityEntry = ({ kind: "change" } & Revision) | ImportEvent | SignInEvent;

/** A record or a document as it was: its attributes, with `documentId` and times. */
export type RecordSnapshot = Readonly<Record<string, unknown>>;

/** A record or a whole list before and after a change. */
export interface Comparison {
  before: RecordSnapshot | readonly RecordSnapshot[] | null;
  after: RecordSnapshot | readonly RecordSnapshot[] | null;
  /** The names of the records that are led to, by id. */
  references: Readonly<Record<string, string>>;
  /** What a restore must find unchanged. */
  version: string;
}

/** In what records that came back differ from what they were. */
export interface RestoreNotes {
  /** Addresses that were taken, and what they are instead. */
  addresses: { from: string; to: string }[];
  /** Records that they led to, and that are deleted. */
  missing: { id: string; label: string }[];
}

/** The lists that are saved as a whole, and so have one history. */
const WHOLE_LISTS = ["home-stat", "focus-area", "award", "event", "testimonial"];

/** Whether the history of a content type is the one of its whole list. */
export function isWholeList(type: string): boolean {
  return WHOLE_LISTS.includes(type);
}

/**
 * The address of a history.
 * @param record of a list of records; documents and whole lists have one history each
 */
export function historyPath(type: string, record?: string): string {
  const path = `/admin/history/${encodeURIComponent(type)}`;
  return record && !isWholeList(type) ? `${path}?record=${encodeURIComponent(record)}` : path;
}
