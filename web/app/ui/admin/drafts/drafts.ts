import { FORM_KEY_FIELD } from "~/lib/cms/document";
import { type Draft, deleteDraft, readDrafts, storeDraft } from "./draft-store";

/**
 * The drafts of this browser's owner. They are kept outside React, because forms leave the page
 * before what they have kept is read again.
 */
interface State {
  drafts: readonly Draft[];
  /** The keys of the forms that are open in this window. */
  open: ReadonlySet<string>;
  /** The draft whose form is being opened. */
  restoring: Draft | null;
  /** The browser did not keep the last draft: it may be set to keep nothing, or have no room left. */
  isRefused: boolean;
}

export const NO_DRAFTS: State = {
  drafts: [],
  open: new Set(),
  restoring: null,
  isRefused: false,
};

let state = NO_DRAFTS;
let account: string | null = null;
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const draftsNow = (): State => state;

/** Whose drafts are kept and shown from now on. */
export async function loadDraftsOf(id: string): Promise<void> {
  account = id;
  const drafts = await readDrafts(id).catch(() => []);
  // What was kept while they were read is newer.
  const kept = state.drafts.filter((draft) => draft.account === id);
  const others = drafts.filter((draft) => !kept.some((own) => own.id === draft.id));
  change({ drafts: [...kept, ...others], isRefused: false });
}

/** The ids of drafts that this window alone has: the browser did not keep them. */
const refused = new Set<string>();

function noteRefusal(id: string, isRefused: boolean): void {
  if (isRefused) refused.add(id);
  else refused.delete(id);
  if (isRefused !== state.isRefused) change({ isRefused });
}

/** Keeps what stands in a form. */
export function keepDraft(draft: Omit<Draft, "account" | "time">): void {
  if (account === null || isSaved(draft)) return;
  const kept = { ...draft, account, time: Date.now() };
  change({ drafts: [kept, ...state.drafts.filter(({ id }) => id !== draft.id)] });
  storeDraft(kept).then(
    () => noteRefusal(kept.id, false),
    () => noteRefusal(kept.id, true),
  );
}

/**
 * A draft as it is now: another window may have kept more of it since, or have saved it, and must not
 * lose that to what stood there before.
 * @returns null when it is gone
 */
export async function latestDraft(draft: Draft): Promise<Draft | null> {
  if (refused.has(draft.id)) return draft;
  const kept = await readDrafts(draft.account).catch(() => [draft]);
  const latest = kept.find(({ id }) => id === draft.id) ?? null;
  if (latest === null) change({ drafts: state.drafts.filter(({ id }) => id !== draft.id) });
  return latest;
}

/** Forgets what stood in a form: it is saved, or not wanted. */
export function dropDraft(id: string): void {
  refused.delete(id);
  change({ drafts: state.drafts.filter((draft) => draft.id !== id) });
  deleteDraft(id).catch(() => {});
}

interface OpenForm {
  kind: string;
  /** Forgets what stands in it. */
  drop: () => void;
}

const forms = new Set<OpenForm>();

/** Notes how a form is told to forget what stands in it, as long as it is open. @returns ends it */
export function noteForm(form: OpenForm): () => void {
  forms.add(form);
  return () => void forms.delete(form);
}

/** Forgets what stands in the forms of a kind that are open in this window, and are closed unsaved. */
export function dropOpenDrafts(kind: string): void {
  for (const form of forms) if (form.kind === kind) form.drop();
}

/** What a form has saved last. */
let saved: FormData | null = null;

/**
 * Forgets what a form has sent: it is saved. What was typed since is kept. The form forgets it as well,
 * but may be gone before it hears of the answer.
 */
export function dropSaved(sent: FormData): void {
  saved = sent;
  for (const draft of state.drafts) if (isSaved(draft)) dropDraft(draft.id);
}

function isSaved({ formKey, entries }: Pick<Draft, "formKey" | "entries">): boolean {
  if (formKey !== saved?.get(FORM_KEY_FIELD)) return false;
  return [...new Set(entries.map(([name]) => name))].every((name) => {
    const kept = entries.flatMap(([of, value]) => (of === name ? [value] : []));
    return textOf(kept) === textOf(saved?.getAll(name) ?? []);
  });
}

/** Values as one text. Lines end in another way once a form is sent. */
function textOf(values: readonly FormDataEntryValue[]): string {
  return JSON.stringify(values).replaceAll(String.raw`\r\n`, String.raw`\n`);
}

/**
 * Forgets all drafts of the account that is signed in; for its sign-out. Forms stand on the screen a
 * moment longer: what they keep from now on is not kept.
 */
export async function dropAllDrafts(): Promise<void> {
  if (account === null) return;
  const signedOut = account;
  account = null;
  const drafts = await readDrafts(signedOut).catch(() => []);
  change({ drafts: [] });
  await Promise.all(drafts.map(({ id }) => deleteDraft(id))).catch(() => {});
}

/** Notes that a form is open, as long as it is. @returns ends it */
export function noteOpen(formKey: string): () => void {
  change({ open: new Set([...state.open, formKey]) });
  return () => change({ open: new Set([...state.open].filter((key) => key !== formKey)) });
}

/** The next form that is opened for this draft begins with it. */
export function beginRestore(draft: Draft): void {
  change({ restoring: draft });
}

export function endRestore(draft: Draft): void {
  if (state.restoring === draft) change({ restoring: null });
}

/**
 * The record of the draft is gone: what was typed becomes a new one.
 * @param pathname where new ones are made, when that is elsewhere
 */
export function restoreAsNew(pathname?: string): void {
  const { restoring } = state;
  if (!restoring) return;
  const place = pathname ?? restoring.pathname;
  const changed = { record: null, version: "", pathname: place, isAsNew: true };
  change({ restoring: { ...restoring, ...changed } });
}
