import type { Toast } from "~/lib/toast/toast";

let current: Toast | null = null;
const listeners = new Set<() => void>();

/** Shows a toast from the browser, where no action answered: a list that failed to load. */
export function notify(toast: Toast): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: calls back when a toast is due. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest toast that the browser asked for. */
export function latestNotice(): Toast | null {
  return current;
}
