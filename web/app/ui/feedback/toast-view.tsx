import { useEffect } from "react";
import { Toaster as Sonner, toast as show } from "sonner";
import type { Toast } from "~/lib/toast/toast";

const VISIBLE = 3;
const DURATION_MS = 4500;

/** The toast stack: at most three visible, four to five seconds each (public spec §9). */
export default function ToastView({ toasts }: { toasts: readonly [Toast | null, Toast | null] }) {
  const [fromServer, fromBrowser] = toasts;
  useShow(fromServer);
  useShow(fromBrowser);
  return (
    <Sonner
      visibleToasts={VISIBLE}
      duration={DURATION_MS}
      position="bottom-right"
      closeButton
      toastOptions={{
        classNames: {
          toast: "!border-line !bg-surface !text-ink !font-sans",
          description: "!text-muted",
          error: "!border-danger",
          closeButton: "!size-6 !border-line !bg-surface !text-ink",
        },
      }}
    />
  );
}

function useShow(toast: Toast | null) {
  useEffect(() => {
    if (toast) show[toast.type](toast.title, { description: toast.description });
  }, [toast]);
}
