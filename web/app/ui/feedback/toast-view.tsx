import { PrefetchPageLinks } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { Toaster as Sonner, toast as show } from "sonner";
import { isUnanswered } from "~/lib/forms/revalidation";
import type { Toast, Undo } from "~/lib/toast/toast";
import { useCommand } from "../admin/form/use-fetcher";
import { useQueuedSubmit } from "../admin/form/use-queued-submit";

const VISIBLE = 3;
const DURATION_MS = 4500;
/** Pixels. A dialog's buttons stand at the bottom, and a toast stays for as long as the pointer is on it. */
const ABOVE_BUTTONS = { bottom: 88 };

/** The toast stack: at most three visible, four to five seconds each (public spec §9). */
export default function ToastView({ toasts }: { toasts: readonly [Toast | null, Toast | null] }) {
  const [fromServer, fromBrowser] = toasts;
  useShow(fromServer);
  useShow(fromBrowser);
  return (
    <>
      {/* Without a connection, Remix would load the screen anew to get the module of the action. */}
      {(fromServer?.undo ?? fromBrowser?.undo) && <PrefetchPageLinks page={TRASH} />}
      <Sonner
        visibleToasts={VISIBLE}
        duration={DURATION_MS}
        position="bottom-right"
        offset={ABOVE_BUTTONS}
        mobileOffset={ABOVE_BUTTONS}
        closeButton
        toastOptions={{
          classNames: {
            toast: "!border-line !bg-surface !text-ink !font-sans",
            description: "!text-muted",
            error: "!border-danger",
            actionButton: "!min-h-9 !bg-accent !px-3 !text-accent-ink",
            closeButton: "!size-6 !border-line !bg-surface !text-ink",
          },
        }}
      />
    </>
  );
}

function useShow(toast: Toast | null) {
  const undo = useUndo();
  useEffect(() => {
    if (!toast) return;
    const { type, title, description, undo: wanted } = toast;
    if (!wanted) {
      show[type](title, { description });
      return;
    }
    const offer = () => {
      const action = { label: "Undo", onClick: () => undo(wanted, offer) };
      const id = show[type](title, { description, action, className: KEPT, duration: Infinity });
      keepUntilLeft(id);
    };
    offer();
  }, [toast, undo]);
}

/** Marks the toasts that do not go while they are looked at. */
const KEPT = "kept-toast";
const KEPT_MS = 10_000;
const AGAIN_MS = 1_000;

/** Takes a toast away after ten seconds, later while it has the focus or the pointer is on it. */
function keepUntilLeft(id: number | string) {
  const look = () => {
    const isUsed = document.querySelector(`.${KEPT}:is(:hover, :focus-within)`) !== null;
    if (isUsed) setTimeout(look, AGAIN_MS);
    else show.dismiss(id);
  };
  setTimeout(look, KEPT_MS);
}

/** Where deleted records are brought back. */
const TRASH = "/admin/trash";

/**
 * Brings back what was deleted; the screen is read anew by the router, or loaded anew. Where nobody
 * answers, it is offered again.
 */
function useUndo() {
  const fetcher = useCommand();
  const { post } = useQueuedSubmit(fetcher, TRASH);
  const offerAgain = useRef<(() => void) | null>(null);
  const { state, data } = fetcher;
  useEffect(() => {
    if (state !== "idle" || !isUnanswered(data)) return;
    offerAgain.current?.();
    offerAgain.current = null;
  }, [state, data]);
  return useCallback(
    ({ id, withOthers, reload }: Undo, offer: () => void) => {
      offerAgain.current = offer;
      post({
        intent: "undo",
        id,
        ...(withOthers && { with: "others" }),
        // The action answers with a redirect to it, which the browser loads as a page.
        ...(reload && { back: location.pathname + location.search }),
      });
    },
    [post],
  );
}
