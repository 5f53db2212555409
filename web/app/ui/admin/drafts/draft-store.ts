import { type UseStore, createStore, promisifyRequest } from "idb-keyval";

/** What was typed into a form and is not saved. */
export interface Draft {
  /** The form that it was typed into. */
  id: string;
  account: string;
  /** Which of the forms of its screen it belongs to: the intent of its save. */
  kind: string;
  /** The id of the record; null for a new one, "" for what is no record, such as a page. */
  record: string | null;
  /** What the owner knows it by. */
  title: string;
  /** Where its form is. */
  pathname: string;
  search: string;
  /** Whether the form is opened from a list. */
  isInList: boolean;
  formKey: string;
  /** The state of the record that it was made from. */
  version: string;
  /** Names and values, as the form would post them. */
  entries: [name: string, value: string][];
  /** When it was kept, in milliseconds. */
  time: number;
  /** Its record is gone, so that it is restored as a new one. */
  isAsNew?: boolean;
}

let store: UseStore | undefined;

/**
 * Does some work in the store, and once more when that fails: a browser may close a connection, as it does
 * while another window of the site goes away.
 * @param work may be done twice
 */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (drafts: IDBObjectStore) => PromiseLike<T>,
): Promise<T> {
  store ??= createStore("lectern", "drafts");
  try {
    return await store(mode, work);
  } catch {
    return store(mode, work);
  }
}

/** Ends a change at once: the page may be gone before the browser would end it by itself. */
function committed({ transaction }: IDBObjectStore): Promise<unknown> {
  transaction.commit();
  return promisifyRequest(transaction);
}

/** Keeps a draft in the browser, in the place of the one with the same id. */
export async function storeDraft(draft: Draft): Promise<void> {
  await inStore("readwrite", (drafts) => {
    drafts.put(draft, draft.id);
    return committed(drafts);
  });
}

/** Forgets a draft. */
export async function deleteDraft(id: string): Promise<void> {
  await inStore("readwrite", (drafts) => {
    drafts.delete(id);
    return committed(drafts);
  });
}

/** All drafts of an account, the newest first. */
export async function readDrafts(account: string): Promise<Draft[]> {
  const all = await inStore("readonly", (drafts) =>
    promisifyRequest<Draft[]>(drafts.getAll() as IDBRequest<Draft[]>),
  );
  return all.filter((draft) => draft.account === account).sort((a, b) => b.time - a.time);
}
