import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from "react";
import type { Toast } from "~/lib/toast/toast";
import { latestNotice, subscribeToNotices } from "./notify";

const loadView = () => import("./toast-view");
// A toast that cannot be rendered must not take the screen away.
const ToastView = lazy(() => loadView().catch(() => ({ default: () => <></> })));

/**
 * Shows toasts: those that the server sends, and those of `notify`. The library behind it is
 * fetched once the page has come to life: it could not be for the toast that says that there is no
 * connection. Without JavaScript the server's toast stands at the top of the page.
 * @param toast a new object for each toast; the same object is shown once
 */
export function Toaster({ toast }: { toast: Toast | null }) {
  const notice = useSyncExternalStore(subscribeToNotices, latestNotice, () => null);
  // It stays until the next one: the screen that comes after it may be there before its view is.
  const [latest, setLatest] = useState(toast);
  const [isMounted, setMounted] = useState(false);
  const [wasNeeded, setNeeded] = useState(false);
  useEffect(() => {
    setMounted(true);
    loadView().catch(() => {});
  }, []);
  if (toast && toast !== latest) setLatest(toast);
  if ((toast ?? notice) && !wasNeeded) setNeeded(true);
  return (
    <>
      {toast && (
        <noscript>
          <p
            role="status"
            className="border-b border-line bg-surface px-4 py-3 text-center text-ink"
          >
            <strong>{toast.title}</strong> {toast.description}
          </p>
        </noscript>
      )}
      {isMounted && wasNeeded && (
        <Suspense fallback={null}>
          <ToastView toasts={[latest, notice]} />
        </Suspense>
      )}
    </>
  );
}
