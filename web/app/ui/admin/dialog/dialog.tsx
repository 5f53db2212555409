import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from "@headlessui/react";
import type { ReactNode } from "react";

export interface DialogProps {
  title: string;
  description?: ReactNode;
  /** "alertdialog" for questions that need an answer. */
  role?: "dialog" | "alertdialog";
  /** Has room for two columns where the window has. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog: traps and returns focus, Escape and a click outside call `onClose`. */
export function Dialog({ isWide = false, ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      place="items-end justify-center sm:items-center sm:p-4"
      panel={`max-h-[92dvh] rounded-t-lg border sm:rounded-lg ${isWide ? "max-w-5xl" : "max-w-xl"}`}
    />
  );
}

/** A modal dialog at the side of the window, as high as the window. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} place="items-stretch justify-end" panel="h-dvh max-w-lg sm:border-l" />;
}

/**
 * @param place where in the window the panel stands
 * @param panel its size and its edges
 */
function Modal({
  title,
  description,
  role = "dialog",
  place,
  panel,
  onClose,
  children,
}: Omit<DialogProps, "isWide"> & { place: string; panel: string }) {
  return (
    <HeadlessDialog open onClose={onClose} role={role} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-[rgb(0_0_0/0.5)]" />
      <div className={`fixed inset-0 flex ${place}`}>
        <DialogPanel
          className={`flex w-full flex-col border-line bg-paper font-sans text-ink short:block short:overflow-y-auto ${panel}`}
        >
          <div className="border-b border-line px-6 py-4">
            <DialogTitle className="font-serif text-lg">{title}</DialogTitle>
            {description && (
              <Description className="mt-1 text-sm text-muted">{description}</Description>
            )}
          </div>
          {children}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
