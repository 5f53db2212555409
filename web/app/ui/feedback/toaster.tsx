import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from "react";
import type { Toast } from "~/lib/toast/toast";
import { latestNotice, subscribeToNotices } from "./notify";

const ToastView = lazy(() => import("./toast-view"));

/**
 * Shows toasts: those that the server sends, and those of `notify`. The library behind it is
 * fetched only when the first toast is due, so that a visitor's page does not carry it. Without
 * JavaScript the server's toast stands at the top of the page.
 * @param toast a new object for each toast; the same object is shown once
 */
export function Toaster({ toast }: { toast: Toast | null }) {
  const notice = useSyncExternalStore(subscribeToNotices, latestNotice, () => null);
  const [isMounted, setMounted] = useState(false);
  const [wasNeeded, setNeeded] = useState(false);
  useEffect(() => setMounted(true), []);
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
          <ToastView toasts={[toast, notice]} />
        </Suspense>
      )}
    </>
  );
}
